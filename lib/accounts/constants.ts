/** How long a mailed verification link works. */
export const VERIFY_LINK_HOURS = 24;

/** Characters of a password at most; more would only cost time. */
export const PASSWORD_MAX_LENGTH = 200;

/** Below this many guesses a password is refused, whatever its length: what six random characters give. */
export const PASSWORD_MIN_GUESSES = 1_000_000;

/**
 * How often each may be tried. An address that is typed and a client are counted apart, so that guessing is
 * slow from one place as well as against one account; a sign-in that succeeds clears its count.
 */
export const LIMITS = {
  signInByEmail: { name: "sign-in:email", points: 10, seconds: 15 * 60 },
  signInByClient: { name: "sign-in:client", points: 50, seconds: 15 * 60 },
  mailByEmail: { name: "account-mail:email", points: 5, seconds: 60 * 60 },
  mailByClient: { name: "account-mail:client", points: 30, seconds: 60 * 60 },
  linkByClient: { name: "account-link:client", points: 60, seconds: 15 * 60 },
} as const;
