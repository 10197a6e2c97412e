import { describe, expect, it, vi } from "vitest";
import { type ToastMessage, deliverToasts, onFirstToast, toast } from "./toast";

describe("toast", () => {
  it("keeps what is said before the toaster has loaded, and hands it over once, in order", () => {
    const wake = vi.fn();
    const stopListening = onFirstToast(wake);
    toast.success("saved");
    toast.error("lost", { description: "why" });
    expect(wake).toHaveBeenCalled();

    const shown: ToastMessage[] = [];
    const stop = deliverToasts((message) => shown.push(message));
    toast.note("later");
    expect(shown).toEqual([
      { kind: "success", title: "saved" },
      { kind: "failure", title: "lost", description: "why" },
      { kind: "note", title: "later" },
    ]);
    stop();
    stopListening();
  });

  it("wakes a toaster that mounts after the first message", () => {
    toast.success("early");
    const wake = vi.fn();
    const stop = onFirstToast(wake);
    expect(wake).toHaveBeenCalledOnce();
    stop();
    const shown: ToastMessage[] = [];
    deliverToasts((message) => shown.push(message))();
    expect(shown).toHaveLength(1);
  });
});
