#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How many blocks of memory this thread has asked the C library for; -1 where nobody counts.
///
/// A program that is linked with this has its calls of malloc and its kin counted, those of the
/// Swift runtime included.
long allocation_count(void);

#endif
