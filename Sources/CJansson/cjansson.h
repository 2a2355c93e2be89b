// The system's jansson, for Swift: all that is used of it can be called as it is.
#include <jansson.h>
