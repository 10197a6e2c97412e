import { beforeEach, expect, it, vi } from "vitest";
import { saveReturnPage, takeReturnPage } from "./return-page";

const area = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
};
const on = (pathname: string, search = "") => vi.stubGlobal("location", { pathname, search });

beforeEach(() => {
  vi.stubGlobal("sessionStorage", area());
  vi.stubGlobal("localStorage", area());
});

it("leads back once, to a page that the journey may begin on", () => {
  on("/week");
  saveReturnPage("checkout");
  expect(takeReturnPage("checkout")).toBe("/week");
  expect(takeReturnPage("checkout")).toBe("/subscription?begun");
  on("/settings");
  saveReturnPage("checkout");
  expect(takeReturnPage("checkout")).toBe("/subscription?begun");
});

it("leads back from Facebook by the attempt's own state alone", () => {
  on("/post-generator", "?postId=7");
  saveReturnPage("facebook", "mine");
  expect(takeReturnPage("facebook", "another")).toBe("/dashboard");
  expect(takeReturnPage("facebook", undefined)).toBe("/dashboard");
  expect(takeReturnPage("facebook", "mine")).toBe("/post-generator?postId=7");
  saveReturnPage("facebook", null);
  expect(takeReturnPage("facebook", undefined)).toBe("/dashboard");
});

it("needs no storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  on("/week");
  saveReturnPage("checkout");
  expect(takeReturnPage("checkout")).toBe("/subscription?begun");
});
