import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { Fact } from "@/lib/brand/facts/types";
import { formatsFor } from "@/lib/i18n/formats";
import messages from "../../../messages/en.json";
import { EndProposal } from "./end-proposal";

afterEach(() => void vi.useRealTimers());

/** The proposal of 28 November, while a clock in `timeZone` shows what it shows at `now`. */
function shown(now: string, timeZone: string): string {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const fact: Fact = {
    ...{
      id: "1",
      kind: "OFFER",
      text: "Ten percent off",
      from: null,
      until: null,
      firstDay: null,
      lastDay: null,
    },
    ...{ proposedDay: "2026-11-28", revision: 0, createdAt: now, updatedAt: now },
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" timeZone="UTC" formats={formatsFor("en")} messages={messages}>
        <EndProposal fact={fact} day="2026-11-28" timeZone={timeZone} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ["2026-11-28T23:30:00Z", "UTC", true],
  ["2026-11-29T00:30:00Z", "UTC", false],
  ["2026-11-29T06:00:00Z", "America/Los_Angeles", true],
  ["2026-11-28T13:30:00Z", "Pacific/Auckland", false],
])(
  "an end is proposed until its day is over by the clock of the business: %s in %s",
  (now, timeZone, isThere) => {
    expect(shown(now, timeZone).includes("28 November") || shown(now, timeZone).includes("November 28")).toBe(
      isThere,
    );
  },
);
