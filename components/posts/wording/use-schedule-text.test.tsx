import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { PostPlatform } from "@/lib/posts/types";
import { savedText } from "@/components/posts/post/saved-text";
import { shownText } from "../../../tests/shown-text";
import { useScheduleText } from "./use-schedule-text";

const delivery: PostPlatform = {
  ...{ id: 1, platform: "FACEBOOK", status: "PENDING", permalink: null, pageName: "Bakery" },
  ...{ errorCode: null, errorMessage: null, held: false, heldFor: null },
};
const scheduled = { scheduledTime: "2036-11-27T15:00:00Z", paused: false, postPlatforms: [delivery] };
const held = { ...scheduled, postPlatforms: [{ ...delivery, held: true, heldFor: "POST_HELD" as const }] };

const shown = (post: Parameters<ReturnType<typeof useScheduleText>>[0], locale: Locale = "en") =>
  shownText(() => useScheduleText()(post), { locale });

describe("a scheduled post's time in words", () => {
  it("says that it goes out, or was due", async () => {
    expect(await shown(scheduled)).toMatch(/^Goes out .*2036 at 4:00 PM, Budapest time$/);
    expect(await shown({ ...scheduled, scheduledTime: "2025-11-27T15:00:00Z" })).toMatch(/^Was due /);
    expect(await shown({ ...scheduled, scheduledTime: null })).toBe("");
  });

  it.each(LOCALES)(
    "says in %s that a held post is held, ahead of its time and after it, paused or not",
    async (locale) => {
      for (const part of [{}, { paused: true }, { scheduledTime: "2025-11-27T15:00:00Z" }]) {
        const text = await shown({ ...held, ...part }, locale);
        expect(text).not.toBe(await shown({ ...scheduled, ...part }, locale));
        expect(text).toMatch(/^(Held back|Zurückgehalten|Retenue|Visszatartva|Retenida|Trattenuto|Retida)/);
      }
    },
  );
});

describe("what is said once its text is saved", () => {
  it("promises no time for one that is held or paused", () => {
    expect(savedText(scheduled)).toBe("stage.saved");
    expect(savedText({ ...scheduled, paused: true })).toBe("stage.savedPaused");
    expect(savedText({ ...held, paused: true })).toBe("sheet.saved");
  });
});
