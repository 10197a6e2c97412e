import { findBlanks } from "@/lib/text/explicit/blanks";

/** What a blank asks for, and the label of the prompt's lines that say it; what stands in no sentence as it is, is left out. */
const KINDS = [
  [/phone|tel[eé]|telefon|num(?:ber|mer)|n[uú]mero|num[eé]ro/i, /^Fact \d+: Phone: (.+)$/],
  [
    /link|url|web|hivatkoz|enlace|lien|liga[cç][aã]o|collegamento/i,
    /^(?:Fact \d+: Website: (.+)|(https?:\/\/\S+))$/,
  ],
  [/ad+ress?e?|anschrift|c[ií]m|direcci|endere[cç]o|morada|indirizzo/i, /^Fact \d+: Address: (.+)$/],
  [/name|n[eé]v|nombre|nom(?!\p{L})|nome/iu, /^Business: (.+?)(?: \([^()]*\))?$/],
] as const;

/**
 * What fills in the blanks of a text: a phone number, a link, an address or the business's name, where exactly one line
 * of the prompt says it.
 */
export function blankFiller(prompt = ""): (text: string) => string {
  const lines = prompt.split("\n");
  const said = KINDS.map(([asks, says]) => {
    const values = new Set(lines.flatMap((line) => says.exec(line)?.slice(1).find(Boolean) ?? []));
    return { asks, value: values.size === 1 ? [...values][0] : undefined };
  });
  return (text) =>
    findBlanks(text).reduceRight((filled, blank) => {
      const kinds = said.filter(({ asks }) => asks.test(blank.text));
      const value = kinds.length === 1 ? kinds[0]?.value : undefined;
      return value ? filled.slice(0, blank.from) + value + filled.slice(blank.to) : filled;
    }, text);
}
