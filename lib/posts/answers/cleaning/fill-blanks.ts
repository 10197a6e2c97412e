import { findBlanks } from "@/lib/text/explicit/blanks";

type Kind = { is: RegExp; also?: RegExp; says: RegExp };

const NUMBER = /^(?:num(?:ber|mer)|n[uú]mero|num[eé]ro|sz[aá]m\p{L}*)$/iu;
const NAME = /^(?:name|n[eé]v\p{L}*|nombre|nom|nome)$/iu;
const SITE = /^(?:site|page|seite|ad+ress?e?|c[ií]m\p{L}*|oldal\p{L}*|p[aá]gina)$/iu;
const BUSINESS =
  /^(?:business|company|shop|store|brand|firm\p{L}*|unternehmen\p{L}*|gesch[aä]ft\p{L}*|betrieb\p{L}*|c[eé]g\p{L}*|v[aá]llalkoz\p{L}*|[uü]zlet\p{L}*|empresa|neg[oó]cio|tienda|loja|entreprise|boutique|commerce|azienda|attivit[aà]|negozio)$/iu;

/** What a blank asks for, recognised by its words, and the line of the prompt that holds the value. */
const KINDS: readonly Kind[] = [
  { is: /^(?:phone|tel[eé]\p{L}*|rufnummer)$/iu, also: NUMBER, says: /^Fact \d+: Phone: (.+)$/ },
  {
    is: /^(?:link|url|web\p{L}*|hivatkoz\p{L}*|enlace|lien|liga[cç][aã]o|collegamento)$/iu,
    also: SITE,
    says: /^(?:Fact \d+: Website: (.+)|(https?:\/\/\S+))$/,
  },
  {
    is: /^(?:ad+ress?e?|anschrift|c[ií]m\p{L}*|direcci[oó]n|endere[cç]o|morada|indirizzo)$/iu,
    says: /^Fact \d+: Address: (.+)$/,
  },
  { is: BUSINESS, also: NAME, says: /^Business: (.+?)(?: \([^()]*\))?$/ },
];

/** Words that do not change what a blank asks for. */
const BESIDE =
  /^(?:your|our|the|insert|add|enter|here|of|ihre?n?|deine?n?|unsere?n?|der|des|die|hier|einf[uü]gen|az?|[oö]n|ide|tu|su|nuestr[oa]|aqu[ií]|votre|notre|ici|ins[eé]rer|seu|sua|inserir|il|la|le|el|o|tuo|tua|inserisci|qui|de|di|del|da|do|d|l)$/iu;

/** Whether a blank asks for this kind and nothing else; "[product name]" and "[number of seats]" do not. */
function asksFor({ is, also }: Kind, blank: string): boolean {
  const words = blank.match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => is.test(word)) &&
    words.every((word) => [is, also, BUSINESS, BESIDE].some((one) => one?.test(word)))
  );
}

/**
 * Returns a function that fills in a text's blanks: a phone number, a link, an address or the business's name, where
 * the prompt has exactly one value. Prices and opening hours rarely fit a sentence as they are, and are not filled in.
 */
export function blankFiller(prompt = ""): (text: string) => string {
  const lines = prompt.split("\n");
  const said = KINDS.map((kind) => {
    const values = new Set(lines.flatMap((line) => kind.says.exec(line)?.slice(1).find(Boolean) ?? []));
    return { kind, value: values.size === 1 ? [...values][0] : undefined };
  });
  return (text) =>
    findBlanks(text).reduceRight((filled, blank) => {
      const fitting = said.filter(({ kind }) => asksFor(kind, blank.text));
      const value = fitting.length === 1 ? fitting[0]?.value : undefined;
      return value ? filled.slice(0, blank.from) + value + filled.slice(blank.to) : filled;
    }, text);
}
