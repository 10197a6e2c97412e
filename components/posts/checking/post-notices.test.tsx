import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ContextType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatsFor } from "@/lib/i18n/formats";
import type { NoticedPost } from "@/lib/posts/needs/post-notices";
import type { DayMention } from "@/lib/text/days/types";
import messages from "../../../messages/en.json";
import { PostNotices } from "./post-notices";

const content = "Come on 5 December";
const day: DayMention = {
  ...{ from: 8, to: 18, kind: "date", latest: "2026-12-05" },
  said: { first: "2026-12-05", last: "2026-12-05" },
};
const nothing = () => undefined;
const router: ContextType<typeof AppRouterContext> = {
  bfcacheId: "",
  ...{
    back: nothing,
    forward: nothing,
    refresh: nothing,
    push: nothing,
    replace: nothing,
    prefetch: nothing,
  },
};

/** The notices of a post of 7 December, with this text as the server has it. */
function shown(saved: string): string {
  const post: NoticedPost = {
    ...{ id: 1, content: saved, revision: 1, status: "SCHEDULED", rightBlanks: [], rightDays: [] },
    ...{ writtenAt: "2026-11-24T10:00:00.000Z", ended: null, found: null },
    scheduledTime: "2026-12-07T10:00:00.000Z",
  };
  return renderToStaticMarkup(
    <AppRouterContext value={router}>
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="en" timeZone="UTC" formats={formatsFor("en")} messages={messages}>
          <PostNotices
            post={post}
            content={content}
            listed={{ content, days: [day] }}
            at={post.scheduledTime}
            timeZone="UTC"
            area={{ current: null }}
          />
        </NextIntlClientProvider>
      </QueryClientProvider>
    </AppRouterContext>,
  );
}

it("a day is kept for the words that the server has, and asked about for those that are typed", () => {
  expect(shown(content)).toContain("Keep this time");
  const typed = shown("Come soon");
  expect(typed).toContain("5 December");
  expect(typed).not.toContain("Keep this time");
});
