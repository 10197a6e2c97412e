/** Who knocks, as far as it is known: for limits and for the list of sessions. */
export type Client = {
  /** Null where no trusted proxy tells it. */
  address: string | null;
  userAgent: string;
};

/** What a client of the API gets for e-mail and password. */
export type IssuedToken = {
  token: string;
  tokenType: "Bearer";
  /** Seconds that the token lasts, unless its session is ended before. */
  expiresIn: number;
};
