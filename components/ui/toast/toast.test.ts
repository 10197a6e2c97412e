import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "./toast";
import { leavePage, removeToast, toasts, toastsOf } from "./toast-store";

const titles = () => toasts.get().map(({ title }) => title);

describe("toast", () => {
  beforeEach(() => toasts.get().forEach(({ key }) => removeToast(key)));

  it("keeps what is said before the toaster has loaded, the newest first", () => {
    toast.success("saved");
    toast.error("lost", { description: "why" });
    expect(toasts.get()).toMatchObject([
      { kind: "failure", title: "lost", description: "why" },
      { kind: "success", title: "saved" },
    ]);
  });

  it("notifies listeners until they stop", () => {
    let calls = 0;
    const stop = toasts.subscribe(() => void (calls += 1));
    toast.note("one");
    stop();
    toast.note("two");
    expect(calls).toBe(1);
  });

  it("replaces a message by one with its id, and shows three at most", () => {
    toast.error("first try", { id: "save" });
    toast.error("second try", { id: "save" });
    expect(titles()).toEqual(["second try"]);
    for (const title of ["a", "b", "c"]) toast.note(title);
    expect(titles()).toEqual(["c", "b", "a"]);
  });

  it("takes a failure away with its page, unless it is told on the next one", () => {
    toast.error("of this page");
    toast.error("of the next page", { forNextPage: true });
    toast.success("done");
    leavePage();
    expect(titles()).toEqual(["done", "of the next page"]);
    leavePage();
    expect(titles()).toEqual(["done"]);
  });

  it("says which messages some work has shown, so that its repeat can take them away", () => {
    toast.error("of another");
    const own = toastsOf(() => toast.error("own"));
    removeToast(...own);
    expect(titles()).toEqual(["of another"]);
  });
});
