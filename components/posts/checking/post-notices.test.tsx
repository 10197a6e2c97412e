import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ContextType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatsFor } from "@/lib/i18n/formats";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import type { PostClaims } from "@/lib/posts/checking/types";
import type { NoticedPost } from "@/lib/posts/needs/post-notices";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { DayMention } from "@/lib/text/days/types";
import messages from "../../../messages/en.json";
import { PostNotices } from "./post-notices";
import { useNeeds } from "./use-needs";

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

type Parts = { claims?: PostClaims; free?: SlotTime[] };

/** The notices of a post of 7 December, with this text as the server has it. */
function shown(saved: string, { claims, free }: Parts = {}): string {
  const post: NoticedPost = {
    ...{ id: 1, content: saved, revision: 1, status: "SCHEDULED", rightBlanks: [], rightDays: [] },
    ...{ writtenAt: "2026-11-24T10:00:00.000Z", ended: null, found: null },
    scheduledTime: "2026-12-07T10:00:00.000Z",
  };
  const client = new QueryClient();
  if (claims) client.setQueryData(claimsQuery(post.id, post.revision).queryKey, claims);
  return renderToStaticMarkup(
    <AppRouterContext value={router}>
      <QueryClientProvider client={client}>
        <NextIntlClientProvider locale="en" timeZone="UTC" formats={formatsFor("en")} messages={messages}>
          <PostNotices
            post={post}
            content={content}
            listed={{ content, days: [day] }}
            at={post.scheduledTime}
            timeZone="UTC"
            free={free}
            onTime={nothing}
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

const none = {
  ...{ revision: 1, claims: [], read: null, reading: false },
  ...{ needs: [], earliest: "" },
};

it("what the account lacks is its page on the screen, and its plan and credits with the claims", () => {
  const client = new QueryClient();
  const Needs = ({ status }: { status?: "CONNECTED" }) =>
    useNeeds({ id: 1, revision: 1 }, status && { status }).join(" ");
  const needs = (status?: "CONNECTED") =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Needs status={status} />
      </QueryClientProvider>,
    );
  expect([needs(), needs("CONNECTED")]).toEqual(["page", ""]);
  const { queryKey } = claimsQuery(1, 1);
  client.setQueryData(queryKey, { ...none, days: [day], needs: ["plan"] });
  expect([needs(), needs("CONNECTED")]).toEqual(["page plan", "plan"]);
});

it("no time is offered before the week that the post is planned for", () => {
  const slot = (at: string): SlotTime => ({ weekday: 5, minute: 600, shifted: false, at });
  const claims: PostClaims = { ...none, days: [day], earliest: "2026-11-30T00:00:00.000Z" };
  const free = [slot("2026-11-27T10:00:00.000Z"), slot("2026-12-03T10:00:00.000Z")];
  expect(shown(content, { claims, free })).toContain("December 3,");
  expect(shown(content, { claims: { ...claims, earliest: "" }, free })).toContain("November 27,");
  expect(shown(content, { claims: { ...claims, earliest: "2026-12-06T00:00:00.000Z" }, free })).not.toMatch(
    /November 27|December 3,/,
  );
  // Until it is known what it is planned for.
  expect(shown(content, { free })).not.toMatch(/November 27|December 3,/);
});
