import type { Group } from "./dates/groups";
import type { Reading } from "./text/reading";

const STREETS = new Set(
  "calle,c,avenida,av,avda,plaza,pza,placa,paseo,glorieta,ronda,metro,parque,colonia,rua,r,praca,largo,travessa,alameda,ponte,bairro,via,viale,piazza,piazzale,rue,place,avenue,ave,boulevard,bd,quai,square,strasse,straße,str,platz,allee".split(
    ",",
  ),
);
const GLUE = /^(?:de|del|des|du|d[aoe]|dell|der|la|[./])$/;
/** Hungarian names the street behind the date: "Március 15. tér", "Május 1. utcában". */
const STREET_AFTER =
  /^(?:tér|tere|téri|teret|út|úti|utca|utcá|körút|sétány|park|lakótelep|köz)(?:[nr][ea]?|b[ae]n|ra|ról|i|ig)?$/;

/** Whether a date is that of a street: "rue du 8 mai 1945", "Straße des 17. Juni", "Calle 2 de Mayo". */
export function isAddress({ tokens }: Reading, group: Group): boolean {
  if (group.atoms.every(({ dates }) => dates.length === 0)) return false;
  const next = tokens[group.end];
  if (group.atoms[0]?.language === "hu" && next && STREET_AFTER.test(next.text)) return true;
  let at = group.start - 1;
  for (let n = 0; n < 2 && GLUE.test(tokens[at]?.text ?? ""); n++) at--;
  const street = tokens[at];
  if (street?.kind !== "word") return false;
  // "C/ 2 de Mayo"
  if (street.plain.length === 1) return /^[./]$/.test(tokens[at + 1]?.text ?? "");
  return STREETS.has(street.plain) || /(?:strasse|straße|platz|allee)$/.test(street.text);
}
