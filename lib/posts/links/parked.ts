import { extractPage } from "./extract-page";

/** Registrable domains of those who sell names and fill parked ones with advertisements. */
const MARKETS: ReadonlySet<string> = new Set(
  `above.com afternic.com atom.com bodis.com brandbucket.com buydomains.com cashparking.com dan.com domainmarket.com
  domainnamesales.com dopa.com efty.com fabulous.com hugedomains.com namebright.com parkingcrew.com parkingcrew.net
  parklogic.com rookmedia.net sav.com sedo.com sedo.de sedoparking.com skenzo.com smartname.com squadhelp.com
  undeveloped.com uniregistry.com whypark.com`.split(/\s+/),
);

/** Marks in the source of parked pages that no other page has a reason for. */
const MARKS = [
  /<html[^>]{0,200}\sdata-adblockkey=/i,
  /\bwindow\.park\s*=\s*["']/,
  /\bLANDER_SYSTEM\b/,
  /img1\.wsimg\.com\/parking-lander\//i,
  /\.location(?:\.href)?\s*=\s*["']\/lander["']/,
  /(?:src|href)=["']?(?:https?:)?\/\/(?:[\w-]+\.)?(?:sedoparking\.com|parkingcrew\.net|parklogic\.com|bodis\.com|bodiscdn\.com|above\.com\/marketplace)/i,
  /parkingpage\.namecheap\.com/i,
  /assets\.squarespace\.com\/universal\/(?:scripts|styles)-compressed\/parking-page/i,
];

/** How such pages speak, in the languages of the product. An article about domains speaks so as well, at length. */
const WORDS = [
  /\b(?:this|the) domain(?: name)?(?: \S{1,80})? (?:is|may be|might be) (?:for sale|parked|available for purchase)\b/i,
  /\b(?:buy this domain|is parked free|domain (?:name )?(?:is )?for sale|domain parking|parked domain|domain (?:name )?has expired)\b/i,
  /\b(?:diese )?domain(?: \S{1,80})? (?:steht (?:evtl\. )?zum verkauf|ist geparkt|kaufen|zu verkaufen)/i,
  /\bdomaine(?: \S{1,80})? (?:est|peut-être|peut être) à vendre\b/i,
  /\bdominio(?: \S{1,80})? (?:está|puede estar|è|potrebbe essere) (?:en venta|aparcado|in vendita|parcheggiato)\b/i,
  /\bdomínio(?: \S{1,80})? (?:está|pode estar) (?:à venda|estacionado)/i,
  /\b(?:eladó (?:ez )?a domain|ez a domain(?: \S{1,80})? eladó|eladó domain|a domain(?:név)?(?: \S{1,80})? eladó|parkolt domain)/i,
];

/** A page with more text than this is not parked. */
const SHORT_PAGE = 1_500;

type Page = {
  html: string;
  url: string;
  /** The registrable domain that the link was redirected to, if it is another one than its own. */
  ledTo: string | null;
};

/** Whether a page belongs to an unused domain name: parked, or offered for sale. */
export function isParked({ html, url, ledTo }: Page): boolean {
  if (ledTo !== null && MARKETS.has(ledTo)) return true;
  if (html === "") return false;
  if (MARKS.some((mark) => mark.test(html))) return true;
  const { title, text } = extractPage(html, url);
  const said = text.length <= SHORT_PAGE ? `${title}\n${text}` : title;
  return WORDS.some((words) => words.test(said));
}
