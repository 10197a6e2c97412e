import type { FormOfAddress } from "@/lib/brand/voice/types";
import type { Language } from "@/lib/posts/constants";

type Marks = Record<FormOfAddress, RegExp> | null;

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu");
/** A capital inside a sentence: at its beginning it may be anything. */
const capitals = (list: string) => new RegExp(`(?<=[\\p{Ll},] )(?:${list})(?!\\p{L})`, "u");

/**
 * Words that address a reader in one form and mean nothing else. What several are called in both (vous, ustedes, voi)
 * tells nothing, except in French, where it is the polite form as well.
 */
const MARKS: Record<Language, (country: string | null) => Marks> = {
  english: () => null,
  german: () => ({
    FAMILIAR: words("du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?"),
    POLITE: capitals("Sie|Ihnen|Ihr|Ihre[mnrs]?"),
  }),
  french: () => ({ FAMILIAR: words("tu|toi|tes|t['’]"), POLITE: words("vous|votre|vos") }),
  spanish: () => ({
    FAMILIAR: words("tú|te|ti|contigo|tu|tus|vos|vosotros|vosotras|os|vuestr[oa]s?"),
    POLITE: words("usted|ud\\."),
  }),
  portuguese: (country) =>
    country === "BR"
      ? { FAMILIAR: words("você|vocês|te|teus?|tuas?"), POLITE: words("o senhor|a senhora|os senhores") }
      : { FAMILIAR: words("tu|te|ti|contigo|teus?|tuas?"), POLITE: words("você|o senhor|a senhora") },
  italian: () => ({
    FAMILIAR: words("tu|te|ti|tuo|tua|tuoi|tue"),
    POLITE: capitals("Lei|Suo|Sua|Suoi|Sue|La|Le"),
  }),
  hungarian: () => ({
    FAMILIAR: words(
      "te|ti|téged|titeket|neked|nektek|veled|veletek|hozzád|hozzátok|gyere|gyertek|nézd|nézzétek|kóstold|kóstoljátok|hozd|hozzátok|vidd|rendelj|rendeljetek",
    ),
    POLITE: words("önt|önök|önöket|önnek|önöknek|jöjjön|jöjjenek|látogasson|térjen|rendeljen|kóstolja"),
  }),
};

/**
 * The form in which most of the texts address their readers: that of at least two, and of three times as many as the
 * other; null where they leave it open. Pure.
 * @param country whose variety of the language they are written in, by ISO 3166-1
 */
export function formOfAddress(
  texts: readonly string[],
  language: Language,
  country: string | null,
): FormOfAddress | null {
  const marks = MARKS[language](country);
  if (!marks) return null;
  const having = (form: FormOfAddress, other: FormOfAddress) =>
    texts.filter((text) => marks[form].test(text) && !marks[other].test(text)).length;
  const [familiar, polite] = [having("FAMILIAR", "POLITE"), having("POLITE", "FAMILIAR")];
  if (familiar >= 2 && familiar >= 3 * polite) return "FAMILIAR";
  return polite >= 2 && polite >= 3 * familiar ? "POLITE" : null;
}
