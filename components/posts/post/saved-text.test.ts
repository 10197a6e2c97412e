import { expect, it } from "vitest";
import type { PostPlatform } from "@/lib/posts/types";
import { savedText } from "./saved-text";

const now = new Date("2026-11-28T12:00:00Z");
const post = (held: boolean, scheduledTime: string, paused = false) => ({
  ...{ paused, scheduledTime, postPlatforms: [{ held } as PostPlatform] },
});

it.each([
  [post(false, "2026-11-28T13:00:00Z"), "stage.saved"],
  [post(false, "2026-11-28T11:59:00Z"), "stage.savedLate"],
  [post(false, "2026-11-28T11:59:00Z", true), "stage.savedPaused"],
  [post(true, "2026-11-28T11:59:00Z"), "sheet.saved"],
] as const)("says of %o when it goes out: %s", (of, key) => {
  expect(savedText(of, now)).toBe(key);
});
