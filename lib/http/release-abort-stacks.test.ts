import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { isCollected } from "../../tests/collect-garbage";
import { leaksAbortStacks, releaseAbortStacks } from "./release-abort-stacks";

class Controller extends AbortController {
  override abort(reason?: unknown): void {
    super.abort(reason);
  }
}

const requests = new AsyncLocalStorage<object>();

/** A request that ends by aborting, as React's renders do. @returns the signal, and what the request held */
function endedRequest(): Promise<{ signal: AbortSignal; held: WeakRef<object> }> {
  const store = { page: "x".repeat(1000) };
  return new Promise((resolve) => {
    requests.run(store, () =>
      setImmediate(() => {
        const controller = new Controller();
        controller.abort(new Error("This render completed successfully."));
        resolve({ signal: controller.signal, held: new WeakRef(store) });
      }),
    );
  });
}

it.each([
  ["20.19.0", true],
  ["22.30.1", true],
  ["24.20.9", true],
  ["24.21.0", false],
  ["25.0.0", false],
  ["26.1.0", false],
])("Node %s needs it: %s", (version, needed) => expect(leaksAbortStacks(version)).toBe(needed));

describe("an abort's reason", () => {
  it("does not hold the request that aborted", async () => {
    releaseAbortStacks(Controller.prototype);
    const { signal, held } = await endedRequest();
    expect(await isCollected(held)).toBe(true);
    expect(signal.aborted).toBe(true);
  });

  it("stays what it was", () => {
    releaseAbortStacks(Controller.prototype);
    const [named, unnamed] = [new Controller(), new Controller()];
    named.abort("over");
    unnamed.abort();
    expect(named.signal.reason).toBe("over");
    expect(unnamed.signal.reason).toMatchObject({ name: "AbortError" });
  });
});
