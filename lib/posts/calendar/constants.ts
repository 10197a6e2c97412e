/** Characters of a text that a calendar is given: it is read by many programs, as often as they like. */
export const TEXT_LENGTH = 300;
