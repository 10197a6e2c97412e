import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textsApart } from "@/components/layout/texts-apart";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { wallTime } from "@/lib/i18n/wall-time";
import type { PostNotice } from "@/lib/posts/needs/post-notices";

const mark = (chunks: ReactNode) => (
  <span className="font-medium underline decoration-dotted underline-offset-4">{chunks}</span>
);

/** What a notice says, with its words underlined: "'3,900 Ft' is true until 29 November; this goes out on the 30th." */
export function useNoticeText(timeZone: string): (notice: PostNotice) => ReactNode {
  const t = useTranslations("Posts.notices");
  const links = useTranslations("Posts.links.findings");
  const format = useWeekFormat(timeZone);
  const rich = (key: PostNotice["kind"] | "REMOVED", values: Record<string, string>) =>
    textsApart(t.rich(key, { ...values, mark }));
  return (notice) => {
    const said = notice.text.trim();
    switch (notice.kind) {
      case "PAGE":
      case "RECONNECT":
      case "PLAN":
      case "CREDITS":
        return t(notice.kind);
      case "LINK": {
        const { finding, host } = notice.link;
        return rich("LINK", { said, found: links(finding, { host: host ?? "" }) });
      }
      case "BLANK":
      case "CLAIM":
        return rich(notice.kind, { said });
      case "DAY":
        return rich("DAY", { said, day: format.date(notice.at) });
      case "MISNAMED":
        return rich("MISNAMED", { said, weekday: format.day(notice.date, { weekday: "long" }) });
      case "ENDED": {
        if (!notice.until) return rich("REMOVED", { said });
        // The end is the first moment without it: at midnight that is the day before.
        const { hour, minute } = wallTime(new Date(notice.until), timeZone);
        const isDay = hour === 0 && minute === 0;
        const last = new Date(Date.parse(notice.until) - 1).toISOString();
        const day = isDay ? format.date(last) : format.moment(notice.until);
        const at = isDay ? format.date(notice.at) : format.moment(notice.at);
        return rich("ENDED", { said, day, at });
      }
    }
  };
}
