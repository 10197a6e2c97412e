import type { Token } from "@/lib/days/text/tokens";
import type { Value } from "../../types";

type Part = "am" | "pm" | "night";

const WORDS: Readonly<Record<Part, string>> = {
  am: "morning,morgens,morgen,fruh,vormittag,vormittags,matin,manana,madrugada,manha,mattina,mattino,reggel,delelott,hajnal,hajnali,hajnalban",
  pm: "afternoon,evening,nachmittag,nachmittags,abend,abends,soir,soiree,tarde,pomeriggio,sera,serata,delutan,este,esti,midi",
  night: "night,tonight,nacht,nachts,nuit,noche,noite,notte,ejjel,ejszaka",
};
const parts = new Map<string, Part>(
  Object.entries(WORDS).flatMap(([part, list]) =>
    list.split(",").map((word) => [word, part as Part] as const),
  ),
);
/** "Donnerstagabend" */
const GERMAN = /(?:tag|woch)(abends?|morgens?|vormittags?|nachmittags?|nachts?)$/;
const GLUE = new Set(
  "in,the,at,on,um,von,ab,bis,am,de,du,la,le,l,a,à,da,do,del,di,della,por,pela,por,las,alle,às,as,ore,kor,o,clock,uhr,h,ora,orakor,oratol,oraig,from,this,um,dès,heures,heure,horas,hora,apres".split(
    ",",
  ),
);
const REACH = 4;

function partAt(token: Token | undefined): Part | undefined {
  if (token?.kind !== "word") return undefined;
  const german = GERMAN.exec(token.plain)?.[1]?.replace(/s$/, "");
  return parts.get(german ?? token.plain);
}

/** The part of the day that stands beside a time, with nothing but small words between; and where it ends. */
export function dayPartBeside(
  tokens: readonly Token[],
  start: number,
  end: number,
): { part: Part; start: number; end: number } | null {
  for (let at = end; at < end + REACH; at++) {
    const part = partAt(tokens[at]);
    // "le midi" is noon, "après-midi" is not.
    if (part && tokens[at]?.plain !== "midi") return { part, start, end: at + 1 };
    if (tokens[at]?.plain === "apres" && tokens[at + 1]?.plain === "midi")
      return { part: "pm", start, end: at + 2 };
    if (!GLUE.has(tokens[at]?.text ?? "")) break;
  }
  for (let at = start - 1; at >= start - REACH; at--) {
    const part = partAt(tokens[at]);
    if (part && (tokens[at]?.plain !== "midi" || tokens[at - 1]?.plain === "apres"))
      return { part, start: at === start - 1 ? at : start, end };
    if (!GLUE.has(tokens[at]?.text ?? "")) break;
  }
  return null;
}

/** A time as the part of the day makes it certain: 7 in the evening is 19:00. */
export function inPart(value: Value, part: Part): Value {
  if (value.is !== "time" || value.form === "exact" || value.form === "hour24") return value;
  const hour = Math.floor(value.minute / 60);
  const later = part === "pm" ? hour < 12 : part === "night" && hour >= 6 && hour < 12;
  return { ...value, minute: (value.minute + (later ? 720 : 0)) % 1440, form: "exact" };
}
