/** The exit code of a check that could not be made (EX_TEMPFAIL of sysexits.h): neither a success nor a failure. */
export const NOT_CHECKED = 75;
