import { instantOf } from "@/lib/i18n/wall-time";
import type { Said } from "@/lib/posts/claims/match-claims";
import type { SaidSource, Setting } from "@/lib/posts/claims/types";

/** A place in a text. */
export type Place = { from: number; to: number };

/** A post with what its owner had said, and the places that nobody had said or somebody had. */
export type LabelledPost = {
  text: string;
  sources: Said[];
  setting: Setting;
  unsaid: Place[];
  said: Place[];
};

const SOURCES: Readonly<Record<string, SaidSource>> = {
  fact: "FACT",
  photo: "PHOTO",
  link: "LINK",
  brand: "BRAND",
};

/**
 * Reads the posts of a language. `? request | fact: … | photo: … | link: …` is what was said; `= text` the post, with
 * {what nobody said} and [what somebody did].
 */
export function readPosts(lines: string): LabelledPost[] {
  const posts: LabelledPost[] = [];
  let setting: Setting = { timeZone: "UTC", writtenAt: new Date(0) };
  let sources: Said[] = [];
  for (const line of lines.trim().split("\n")) {
    if (line.startsWith("zone ")) setting = { ...setting, timeZone: line.slice(5) };
    else if (line.startsWith("written "))
      setting = { ...setting, writtenAt: momentOf(line.slice(8), setting.timeZone) };
    else if (line.startsWith("? ")) sources = line.slice(2).split(" | ").map(saidOf);
    else posts.push({ ...placesOf(line.slice(2)), sources, setting });
  }
  return posts;
}

function saidOf(part: string): Said {
  const name = /^(\w+): /.exec(part)?.[1];
  const source = name === undefined ? undefined : SOURCES[name];
  return source && name ? { source, text: part.slice(name.length + 2) } : { source: "REQUEST", text: part };
}

function momentOf(moment: string, timeZone: string): Date {
  const [date = "", time = ""] = moment.split(" ");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf({ date, hour, minute }, timeZone) ?? new Date(date);
}

function placesOf(marked: string): Pick<LabelledPost, "text" | "unsaid" | "said"> {
  const [unsaid, said]: [Place[], Place[]] = [[], []];
  let text = "";
  for (const part of marked.replaceAll("¶", "\n").split(/(\[[^\]]*\]|\{[^}]*\})/)) {
    const inner = /^[[{]/.test(part) ? part.slice(1, -1) : part;
    const place = { from: text.length, to: text.length + inner.length };
    if (part.startsWith("[")) said.push(place);
    if (part.startsWith("{")) unsaid.push(place);
    text += inner;
  }
  return { text, unsaid, said };
}
