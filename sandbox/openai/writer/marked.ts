import { hashOf } from "../random";

/** One prompt of so many is not obeyed in this, since no model obeys always. */
const UNMARKED = 8;
const BETWEEN = /between <([\w-]{1,30})> and <\/\1>/g;
/** What a prompt is about: the same one is always answered in the same form. */
const SUBJECT = /^Subject of the post: .*$|<part(?:-\d+)?>\n[\s\S]*?\n<\/part/m;

/** A text between the marks that a prompt asks for, if it does. */
export function marked(text: string, prompt: string): string {
  // The order stands behind the owner's words, which may speak of tags as well.
  const tag = [...prompt.matchAll(BETWEEN)].at(-1)?.[1];
  if (tag === undefined || hashOf(SUBJECT.exec(prompt)?.[0] ?? "") % UNMARKED === 0) return text;
  return `<${tag}>\n${text}\n</${tag}>`;
}
