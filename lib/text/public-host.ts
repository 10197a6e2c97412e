import { parse } from "tldts";

/** Names that are kept for examples and tests: nobody has them, and they behave as others do (RFC 2606). */
const RESERVED = ["example", "test"];
/** Suffixes that are files more often than hosts: "menu.zip". */
const FILES = ["zip", "mov"];
/** Where names of figures alone are usual: 24.hu, 163.com. Elsewhere "24.de diciembre" is a date. */
const FOR_FIGURES = ["com", "net", "org", "hu"];
/** Abbreviations that look like a host: "M.Sc.", "Dr.med.", "Dipl.Ing.". */
const TITLE = /^(?:\p{L}|dr|prof|mag|dipl|cand|lic|ph|st|nr|hr|fr)\.\p{L}+$/iu;

/**
 * Whether a host that stands in a text without a scheme is one of the internet, and no end of a sentence without a
 * space ("chocolate.It"), no abbreviation, no file and no figure: silent in doubt.
 * @param path whether a path follows, which neither of those has
 */
export function isPublicHost(host: string, path: boolean): boolean {
  const name = host.replace(/:\d+$/, "");
  const { publicSuffix, domainWithoutSuffix: own, isIcann, isIp } = parse(name);
  if (isIp || !own || own === "www" || !publicSuffix || !(isIcann || RESERVED.includes(publicSuffix)))
    return false;
  if (/^www\./i.test(name)) return true;
  const end = name.slice(name.lastIndexOf(".") + 1);
  if (end !== end.toLowerCase() && !(name === name.toUpperCase() && end.length > 2)) return false;
  if (/^\d+$/.test(own) && !path) return FOR_FIGURES.includes(publicSuffix);
  return path || !(TITLE.test(name) || FILES.includes(publicSuffix));
}
