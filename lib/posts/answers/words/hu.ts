import type { AnswerWords } from "./types";

/** Hungarian. */
export const hungarian: AnswerWords = {
  opener:
    "természetesen|persze|rendben|szívesen|örömmel|íme|itt (?:van|a|az)|tessék|ez a|ez az|az alábbi|alább|ahogy kért\\w*|egy|a|az",
  text: "(?:facebook-?|közösségimédia-?)?(?:bejegyzés|poszt|hirdetés|hirdetésszöveg|bejegyzésszöveg|posztszöveg|képaláírás|fordítás|átfogalmaz|tervezet|piszkozat|szövegjavaslat|alternatív szöveg|képleírás)\\w*|szöveg(?:e|et)?(?= |:|\\.|!|$)|(?:meleg|rövid|hossz|egyszer|barátság|javít|átdolgoz|átír|új|végleges|lefordít|kedves)\\p{L}* (?:változat|verzió)\\p{L}*",
  label:
    "(?:(?:melegebb|rövidebb|hosszabb|egyszerűbb|barátságosabb|javított|átdolgozott|átírt|új|végleges|lefordított|kedvesebb) (?:változat|verzió|szöveg|megfogalmazás)|(?:facebook-?)?(?:bejegyzés|poszt|hirdetés)|alternatív szöveg|képleírás|alt szöveg|szöveg|fordítás|javítás|átfogalmazás|új szöveg)",
  we: "mi|minket|bennünket|nálunk|nekünk|hozzánk|tőlünk|velünk|rólunk|mienk|\\p{L}{3,}(?:unk|ünk|juk|jük|uk|ük|tuk|tük)",
  afterword:
    "(?:szólj|szóljon|írj|írja? meg|jelezd|jelezze)[^.!?]{0,30}\\b(?:ha|hogy)\\b(?=.*(?:módosít|változtat|szöveg|változat|rövidebb|hosszabb|bejegyzés|másik|hangnem))|(?:szeretnéd|szeretné|kéred|kéri|kérsz|kér)(?=.*(?:változat|verzió|hogy|szöveg|rövidebb|hosszabb))(?=.*\\?)|ha (?:szeretné|szeretnéd|kéri|kéred|kívánja|gondolja)[^.!?]{0,80}(?:tudok|átír|módosít|készít|rövidít)|remélem(?=.*(?:segít|megfelel|hasznos|szöveg|bejegyzés))|(?:megjegyzés|megj\\.|jegyzet|figyelem)\\w*:(?=.*(?:szöveg|bejegyzés|kihagy|hagytam|használ|hangnem|adatok|kitalál|helyőrző|szó))|(?:kihagytam|nem írtam|igyekeztem|használtam|rövidre fogtam|elhagytam|nem találtam ki)|ez a (?:bejegyzés|szöveg|poszt|változat) |(?:kérem,? )?(?:cserélje|cseréld|helyettesítse|töltse) [^.!?]{0,40}(?:helyőrző|zárójel|kapcsos|szögletes)",
  counted: "szó|szavak|karakter|betű",
  refusal:
    "(?:sajnálom|sajnos|elnézést|bocsánat)?[^.!?\\n]{0,60}nem (?:tudok|tudom|áll módomban|lehet)[^.!?\\n]{0,40}(?:segíteni|megírni|elkészíteni|teljesíteni|létrehozni|szöveget írni|bejegyzést írni)|(?:sajnálom|sajnos|elnézést)[^.!?\\n]{0,40}(?:ebben|ezzel|erre|ezt) (?:\\p{L}+ )?nem (?:segíthetek|teljesíthetem|írhatom|készíthetem)|(?:sajnálom|sajnos)?,? ?nem (?:látom|tudom megnézni|tudom megnyitni) (?:a |az )?(?:kép|fotó|hivatkozás)|(?:mesterséges intelligencia|nyelvi modell)(?:ként| vagyok)|mint (?:mesterséges intelligencia|nyelvi modell|ai)",
  question:
    "(?:elmondaná|elmondanád|megmondaná|megmondanád|megadná|megadnád|megosztaná|megosztanád|elárulná|elárulnád|leírná|leírnád|tudna|tudnál|kérem,? (?:adja|írja|mondja|küldje|ossza)|kérlek,? (?:add|írd|mondd|küldd|oszd))(?=.*(?:több |részlet|információ|adat|bővebb|bejegyzés))(?!.*(?:nekünk|velünk))|miről (?:szóljon|szeretne|szeretnél|írjak)|mit írjak|(?:több|további|néhány) (?:információ|részlet|adat)\\p{L}* (?:van szükség|lenne szükség|kell|szükség)|ahhoz,? hogy (?:meg(?:írjam|írhassam)|elkészít)|szükségem (?:van|lenne) (?:több|további|néhány)",
  choice: "változat|verzió|javaslat|tervezet|variáció|lehetőség|opció",
};
