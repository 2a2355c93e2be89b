// The system's expat, for Swift: all that is used of it can be called as it is.
#include <expat.h>
