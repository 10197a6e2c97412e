/** The first Node without the leak. */
const FIXED = { major: 24, minor: 21 };

/** Whether a version of Node (`process.versions.node`) keeps what an abort's stack came from. */
export function leaksAbortStacks(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < FIXED.major || (major === FIXED.major && minor < FIXED.minor);
}

const patched = Symbol.for("postwright.releaseAbortStacks");

/**
 * Makes every abort read its reason's stack once. Until it is read, a stack keeps the call frames alive: for a React
 * render that ends, the `Immediate` that ended it, which older Nodes leave linked to those of later requests.
 * Whatever keeps one such reason then keeps every page since, and a server runs out of memory after some thousand of
 * them (nodejs/node#66129, vercel/next.js#97434).
 * Only for Nodes that have the leak (`leaksAbortStacks`). This can be removed when `engines.node` requires a later one.
 */
export function releaseAbortStacks(prototype: AbortController = AbortController.prototype): void {
  if (patched in prototype) return;
  const { abort } = prototype;
  const abortAndRelease = function (this: AbortController, reason?: unknown) {
    abort.call(this, reason);
    const kept: unknown = this.signal.reason;
    if (kept instanceof Error) void kept.stack;
  };
  Object.defineProperty(prototype, "abort", { value: abortAndRelease, configurable: true, writable: true });
  Object.defineProperty(prototype, patched, { value: true });
}

/** The same where the Node that runs this leaks. Asked here, because Next warns of Node's own API in instrumentation.ts. */
export function releaseLeakingAbortStacks(): void {
  if (leaksAbortStacks(process.versions.node)) releaseAbortStacks();
}
