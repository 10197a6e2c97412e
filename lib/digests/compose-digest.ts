import "server-only";
import { createTranslator } from "next-intl";
import { type WithCities, loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { memoize } from "@/lib/i18n/memoize";
import { zoneCity } from "@/lib/i18n/time-zone";
import { instantOf } from "@/lib/i18n/wall-time";
import { postLikePath } from "@/lib/posts/repeating/like-path";
import { POST_ANSWERS } from "@/lib/posts/outcomes/constants";
import type { Unanswered } from "@/lib/posts/outcomes/types";
import type { PostAnswer } from "@/lib/posts/types";
import { withoutEnd } from "@/lib/text";
import type { Finding, Measure } from "@/lib/posts/worked/types";
import { CONNECT_PATH, MAX_TIMES, WORKED_PATH, planWeekPath, readWeekPath, weekPostPath } from "./constants";
import type { DigestContent, DigestPost, DigestReader, Proposal } from "./types";

/** A digest in its reader's language; `path`s are of this app. */
export type Wording = {
  lang: string;
  subject: string;
  preview: string;
  title: string;
  paragraphs: string[];
  groups: { title: string; items: DigestItem[] }[];
  /** Whether people came for a post, with the words of each answer. */
  asked?: { postId: number; text: string; answers: { answer: PostAnswer; label: string }[] };
  button: { label: string; path: string };
  footer: string;
  off: string;
};

/** A line of a digest with its link, and the photo that it is about. `wide`: the photo stands above the line. */
export type DigestItem = {
  text: string;
  label: string;
  path: string;
  photo?: { mediaId: string; alt: string; wide: boolean };
};

const formatOf = memoize((key) => {
  const [locale, timeZone, kind] = key.split(" ");
  const options: Record<string, Intl.DateTimeFormatOptions> = {
    weekday: { weekday: "long" },
    clock: { hour: "numeric", minute: "2-digit" },
    day: { weekday: "long", day: "numeric", month: "long" },
    date: { day: "numeric", month: "long" },
    month: { month: "long", year: "numeric" },
  };
  return new Intl.DateTimeFormat(locale, { ...options[kind ?? ""], timeZone });
});
const listOf = memoize((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** What is visible in a photo is said in a sentence, and goes on in a digest's. */
const END_OF_SENTENCE = /[\s.…!?。]/;

type Week = Extract<DigestContent, { kind: "week" }>;

/** The words of a digest, for mail and push. */
export async function composeDigest(digest: DigestReader & { content: DigestContent }): Promise<Wording> {
  const { content, timeZone } = digest;
  const lang = localeOf(digest.locale) ?? DEFAULT_LOCALE;
  const messages: WithCities = await loadMessages(lang);
  const t = createTranslator({ locale: lang, messages, namespace: "LetterMail" });
  const outcome = createTranslator({ locale: lang, messages, namespace: "Outcome" });
  const format = (at: Date, kind: "weekday" | "clock" | "day" | "date" | "month") =>
    formatOf(`${lang} ${timeZone} ${kind}`).format(at);
  const noonOf = (date: string) => instantOf({ date, hour: 12, minute: 0 }, timeZone) ?? new Date(date);
  const city = messages.Cities?.[timeZone] ?? zoneCity(timeZone);
  const asked = String(content.kind === "week" && content.asked !== null);
  const closing = { footer: t("footer", { city, asked }), off: t("off") };
  if (content.kind === "page") {
    const gone = content.reconnect ? "reconnect" : "missing";
    const [title, text] = [t(`${gone}.title`), t(`${gone}.text`)];
    const button = { label: t("connect"), path: CONNECT_PATH };
    const words = { lang, subject: title, preview: text, title, paragraphs: [text], groups: [] };
    return { ...words, button, ...closing };
  }
  const { week, free, unread } = content;
  const start = format(noonOf(week), "date");
  const timeOf = (at: string) => {
    const moment = new Date(at);
    return `${format(moment, "weekday")} ${format(moment, "clock")}`;
  };
  const times = free.slice(0, MAX_TIMES).map(timeOf);
  const more = free.length - times.length;
  const named = more > 0 ? [...times, t("moreTimes", { count: more })] : times;
  const lastWeek = [
    content.published > 0 && t("published", { count: content.published }),
    content.failed > 0 && t("failed", { count: content.failed }),
  ]
    .filter(Boolean)
    .join(" ");
  const freeTimes =
    free.length > 0
      ? t("free", { count: free.length, times: listOf(lang).format(named) })
      : t(content.hasSlots ? "full" : "noSlots");
  const photoOf = (mediaId: string | null, alt: string) =>
    mediaId && { photo: { mediaId, alt, wide: false } };
  const comingOf = ({ id, at, excerpt, mediaId }: Week["coming"][number]): DigestItem => ({
    text: t("goesOut", { time: timeOf(at), excerpt }),
    label: t("open"),
    path: weekPostPath(week, id),
    ...photoOf(mediaId, excerpt),
  });
  const draftOf = ({ id, excerpt, mediaId }: DigestPost): DigestItem => ({
    text: t("draft", { excerpt }),
    label: t("read"),
    path: readWeekPath(week, id),
    ...photoOf(mediaId, excerpt),
  });
  const again = createTranslator({ locale: lang, messages, namespace: "Worked.again" });
  const proposalOf = (proposal: Proposal): DigestItem => {
    if (proposal.kind === "again") {
      const [month, { excerpt }] = [format(new Date(proposal.publishedAt), "month"), proposal];
      const text = again.markup("text", { excerpt, month, own: (words) => words });
      return { text, label: again("write"), path: postLikePath(proposal.id) };
    }
    if (proposal.kind === "repeat") {
      const { id, excerpt } = proposal;
      return { text: t("repeat", { excerpt }), label: t("read"), path: readWeekPath(week, id) };
    }
    if (proposal.kind === "holiday") {
      const day = format(noonOf(proposal.date), "day");
      return {
        text: t("holiday", { name: proposal.name, day }),
        label: t("planIt"),
        path: planWeekPath(week),
      };
    }
    const { mediaId, at, addedAt } = proposal;
    const about =
      withoutEnd(proposal.altText ?? "", END_OF_SENTENCE) || t("photoOf", { date: format(addedAt, "date") });
    return {
      text: at ? t("photoAt", { about, time: timeOf(at) }) : t("photo", { about }),
      label: t("planPhoto"),
      path: planWeekPath(week, mediaId),
      photo: { mediaId, alt: about, wide: true },
    };
  };
  const askedWords = ({ id: postId, excerpt, publishedAt }: Unanswered) => ({
    postId,
    text: outcome("askedOn", { excerpt, day: format(new Date(publishedAt), "day") }),
    answers: POST_ANSWERS.map((answer) => ({ answer, label: outcome("answer", { answer }) })),
  });
  const worked = createTranslator({ locale: lang, messages, namespace: "Worked" });
  const number = (value: number) => value.toLocaleString(lang);
  const findingOf = ({ question, having, without }: Finding, measure: Measure) => {
    const sides = { question, count: having.posts, others: without.posts };
    if (measure === "word") return worked("word", { ...sides, came: having.came, cameOthers: without.came });
    const middles = { middle: number(having.middle), middleOthers: number(without.middle) };
    return worked("figures", { ...sides, ...middles, measure });
  };
  const workedOf = ({ measure, findings }: NonNullable<Week["worked"]>): DigestItem => ({
    text: findings.map((finding) => findingOf(finding, measure)).join(" "),
    label: t("seeWorked"),
    path: WORKED_PATH,
  });
  const groups = [
    { title: worked("title"), items: content.worked ? [workedOf(content.worked)] : [] },
    { title: t("coming"), items: content.coming.map(comingOf) },
    { title: t("toRead"), items: content.drafts.map(draftOf) },
    { title: t("ideas"), items: content.proposals.map(proposalOf) },
  ].filter(({ items }) => items.length > 0);
  return {
    lang,
    subject: t("subject", { start, count: free.length }),
    preview: lastWeek || freeTimes,
    title: t("title", { start }),
    paragraphs: [lastWeek, freeTimes, unread > 0 ? t("unread", { count: unread }) : ""].filter(Boolean),
    groups,
    asked: content.asked ? askedWords(content.asked) : undefined,
    button:
      unread > 0
        ? { label: t("readAll", { count: unread }), path: readWeekPath(week) }
        : { label: t("plan"), path: planWeekPath(week) },
    ...closing,
  };
}
