/** Why an address that a user gave was not read. */
export type EgressReason = "ADDRESS" | "UNREACHABLE" | "TIMEOUT" | "STATUS" | "TYPE";

/**
 * What exactly failed: not on the public internet; no such name; redirects in a circle, which no cookie would end;
 * else the system's own code, if it has one.
 */
export type EgressCode = "NOT_PUBLIC" | "NO_SUCH_NAME" | "CIRCLE" | (string & {});

/** Thrown by `fetchExternal` and `probeExternal`. */
export class EgressError extends Error {
  readonly code: EgressCode | undefined;

  constructor(
    readonly reason: EgressReason,
    message: string,
    { code, ...options }: ErrorOptions & { code?: EgressCode } = {},
  ) {
    super(message, options);
    this.name = "EgressError";
    this.code = code ?? codeOf(options.cause);
  }
}

/** The system's code of an error. Node names a failed handshake in its text alone if it comes while writing. */
function codeOf(cause: unknown): string | undefined {
  const { code, message = "" } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  const handshake = code === "EPROTO" ? /:SSL routines:[^:]*:([^:]+):/.exec(message)?.[1] : undefined;
  return handshake ? `ERR_SSL_${handshake.toUpperCase().replaceAll(" ", "_")}` : code;
}
