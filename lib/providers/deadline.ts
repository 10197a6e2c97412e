/** An idle timeout: `renew` restarts it, `close` ends it. */
export type Deadline = { signal: AbortSignal; renew: () => void; close: () => void };

/** Aborts with a TimeoutError after `totalMs`, and after `silenceMs` without a sound since the first one. */
export function openDeadline(totalMs: number, silenceMs: number): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException("timed out", "TimeoutError"));
  const total = setTimeout(abort, totalMs);
  let silence: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    renew: () => {
      silence = silence?.refresh() ?? setTimeout(abort, silenceMs);
    },
    close: () => {
      clearTimeout(total);
      clearTimeout(silence);
    },
  };
}
