import { expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type Answer, parseAnswer } from "@/lib/posts/checking/reader/answer";
import { verified } from "@/lib/posts/checking/reader/verify";
import { postNotices } from "@/lib/posts/needs/post-notices";
import { daysIn } from "@/lib/text/days/mentions";
import { rightTime } from "@/lib/text/days/contradictions";
import { aboutOf, placeIdeas } from "./place-ideas";

const timeZone = "Europe/Budapest";
/** The week that is planned: Monday, 30 November to Sunday, 6 December 2026. */
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 15)).toISOString();
const SLOTS = [30, 31, 32, 33, 34, 35, 36].map(at);

/** A date, an end, tomorrow with its weekday, Saint Nicholas, and what is each week. */
const LINES: Record<Locale, readonly [string, string, string, string, string]> = {
  en: [
    "Open day on Saturday, 5 December",
    "Until Friday: rye",
    "Tomorrow, Thursday",
    "Saint Nicholas",
    "every Tuesday",
  ],
  de: [
    "Offene Tür am Samstag, 5. Dezember",
    "Bis Freitag: Roggen",
    "Morgen, Donnerstag",
    "Nikolaus",
    "jeden Dienstag",
  ],
  es: [
    "Puertas abiertas el sábado 5 de diciembre",
    "Hasta el viernes",
    "Mañana, jueves",
    "San Nicolás",
    "todos los martes",
  ],
  fr: [
    "Portes ouvertes le samedi 5 décembre",
    "Jusqu'à vendredi",
    "Demain, jeudi",
    "la Saint-Nicolas",
    "tous les mardis",
  ],
  hu: [
    "Nyílt nap december 5-én, szombaton",
    "Péntekig: rozskenyér",
    "Holnap, csütörtökön",
    "Mikulás",
    "minden kedden",
  ],
  it: ["Porte aperte sabato 5 dicembre", "Fino a venerdì", "Domani, giovedì", "San Nicola", "ogni martedì"],
  pt: [
    "Portas abertas no sábado, 5 de dezembro",
    "Até sexta-feira",
    "Amanhã, quinta-feira",
    "São Nicolau",
    "todas as terças-feiras",
  ],
};

/** What a model that is right says of them: the feast's day, and that the last is each week's. */
function readRight(text: string, [, , , feast, weekly]: (typeof LINES)[Locale]) {
  const days = [
    ...(text === feast ? [{ quote: feast, is: "feast", role: "on", day: 6, month: 12 }] : []),
    ...(text === weekly ? [{ quote: weekly, is: "recurring", role: "on" }] : []),
  ];
  return verified(parseAnswer(JSON.stringify({ days, claims: [] })) as Answer, text, timeZone);
}

/** The notices about the days of a text that goes out then, and the time that is offered instead. */
function noticed(
  text: string,
  lines: (typeof LINES)[Locale],
  { now, sendsAt, draft = false }: { now: Date; sendsAt: string; draft?: boolean },
) {
  const writing = { writtenAt: now, sendsAt: draft ? null : new Date(sendsAt), timeZone };
  const days = daysIn(text, writing, readRight(text, lines));
  const post = {
    ...{ id: 1, content: text, revision: 1, status: "SCHEDULED" as const, writtenAt: now.toISOString() },
    ...{ rightBlanks: [], rightDays: [], ended: null, scheduledTime: sendsAt, found: null },
  } as const;
  const notices = postNotices(post, { content: text, at: sendsAt, timeZone, blanks: [], days, claims: [] });
  return { notices, offered: rightTime(days, { sendsAt, timeZone, now }) };
}

it("planning next week on any weekday, in any language, brings no false alarm, and offers the right day", () => {
  for (const weekday of [23, 24, 25, 26, 27, 28, 29])
    for (const locale of LOCALES) {
      const now = new Date(Date.UTC(2026, 10, weekday, 10));
      const lines = LINES[locale];
      const writing = { writtenAt: now, timeZone, weekBegins: new Date(Date.UTC(2026, 10, 29, 23)) };
      const of = (line: string, n: number) =>
        aboutOf(line, writing, n === 3 ? { aboutFrom: "2026-12-06", aboutUntil: "2026-12-06" } : {});
      const placed = placeIdeas(
        lines.map((line, n) => ({ line, ...of(line, n) })),
        SLOTS,
        writing,
      );
      const about = `${locale}, written on 2026-11-${weekday}`;
      expect(placed, about).toHaveLength(5);
      for (const { line, slotAt: sendsAt } of placed)
        // Also while it has no time yet, and its days count from today.
        for (const draft of [false, true])
          expect(
            noticed(line, lines, { now, sendsAt, draft }).notices,
            `${about}: ${line} on ${sendsAt}`,
          ).toEqual([]);
      // On a wrong day each is asked about, and the right one is offered.
      const [date, , tomorrow, feast] = lines;
      for (const [line, wrong, right] of [
        [date, at(37), at(35)],
        [tomorrow, at(30), at(32)],
        [feast, at(37), at(36)],
      ] as const)
        expect(noticed(line, lines, { now, sendsAt: wrong }), `${about}: ${line}`).toMatchObject({
          notices: [{ kind: "DAY" }],
          offered: right,
        });
    }
});
