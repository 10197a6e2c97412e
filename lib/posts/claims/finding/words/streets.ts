import { plainOf } from "./number-words";

/** What a street is called behind its name, in English and Hungarian, without accents. */
export const ENGLISH = new Set(
  "street,st,road,rd,lane,ln,avenue,ave,drive,square,yard,court,close,terrace,hill,row,quay,crescent,mews,boulevard,blvd,highway,wharf,walk,way,parade,gardens,grove,alley,embankment".split(
    ",",
  ),
);
export const HUNGARIAN =
  /^(?:utc[aá]\p{L}{0,4}|u|út|úti|útja|tér|tere|téren|körút|krt|köz|sor|sétány|fasor|rakpart|dűlő|liget)$/u;
/** What a street is called before its name. */
export const ROMANCE = new Set(
  "rue,avenue,av,ave,boulevard,bd,place,impasse,allee,chemin,quai,cours,passage,square,ruelle,faubourg,calle,c,avenida,avda,plaza,pza,paseo,ronda,carrer,camino,carretera,glorieta,travesia,callejon,rua,r,praca,alameda,travessa,largo,rodovia,estrada,via,viale,vle,v,piazza,pzza,corso,vicolo,strada,piazzale,contrada,lungomare".split(
    ",",
  ),
);
export const GERMAN = /(?:stra(?:ß|ss)e|str|gasse|platz|allee)$/;
/** Endings that words of other languages have as well. */
export const GERMAN_LINE = /(?:weg|ring|damm|ufer|markt|chaussee|graben|steig|promenade|zeile|stieg|kai)$/;
export const NAME_GLUE = new Set(
  "de,del,della,delle,dei,degli,do,da,dos,das,du,des,la,le,les,los,las,el,l,d,e,y,di,san,santa,saint,st,dell,dello,den,der,am".split(
    ",",
  ),
);

/** A street's own name, without the word for street. */
export function nameOf(word: string): string {
  const plain = plainOf(word.toLowerCase());
  if (ENGLISH.has(plain) || ROMANCE.has(plain) || HUNGARIAN.test(word.toLowerCase())) return "";
  return plain.replace(/(?:stra(?:ß|ss)e|str)$/, "");
}
