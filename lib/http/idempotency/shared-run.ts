import "server-only";
import type { Live } from "@/lib/http/stream";

/** An in-flight request: every caller with its key gets all of its events, and the same result. */
export class SharedRun<T> {
  /** Whether a listener may have been shown something: then it can end, but not start again. */
  begun = false;
  private readonly events: [event: string, data: unknown][] = [];
  private readonly listeners = new Set<Live>();
  readonly result: Promise<T>;

  constructor(
    readonly bodyHash: string,
    work: (live: Live) => Promise<T>,
  ) {
    this.result = work({
      start: () => {
        this.begun = true;
        for (const listener of this.listeners) listener.start();
      },
      emit: (event, data) => {
        this.events.push([event, data]);
        for (const listener of this.listeners) listener.emit(event, data);
      },
    });
    // A request that joins is told so.
    this.result.catch(() => undefined);
  }

  /** Passes what has happened on, and what will. */
  join(listener: Live): Promise<T> {
    if (this.begun) listener.start();
    for (const [event, data] of this.events) listener.emit(event, data);
    this.listeners.add(listener);
    return this.result;
  }
}
