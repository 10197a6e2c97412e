import type { TalkWords } from "./types";

/** Hungarian. */
export const hungarian: TalkWords = {
  small:
    "a az egy és vagy de hogy is csak még már nem ne sem se több kevesebb nagyon kicsit kérem kérlek persze természetesen rendben szívesen örömmel tessék oké ha mi mit milyen melyik miről mikor mikortól hol mennyi ki más másik egyéb valami bármi van vannak volt lenne lesz legyen lehet lehetséges kell tud jól jó most akkor igen azt ezzel azzal ebben abban erre arra ehhez ahhoz benne róla sajnos sajnálom elnézést bocsánat ár ára árat árak dátum időpont cím címet telefonszám hely név link remélem segít megfelel hangulatú kezdésnek először szó csinál* változtat* hozzátesz* használ* rövid egyszerű kedves barátságos tart* hagyt* kész szólsz szól hozzá köszönöm köszi gond inkább formális laza világos lényeg tények információ ötlet ötletek elején végén sor új mert mivel miatt nélkül végül majd tetszik tetszene stílusban akár bármikor engedélyezett feladat kérés kérést lett szándékosan maradt javaslat* megjegyz* oldal* stílus* adat adatok meg le fel el be át vissza rá neki róluk kérhetsz játékos komoly lazább kellene kellenek tetszik-e viszont mégis azért bármilyen pár néhány annyi ilyet olyan olyat úgy amit ahogy amennyiben készen örülök így bocsi ilyenkor kérésre kérésnek jelezd jelezze",
  person:
    "én nekem engem velem te neked téged ön önnek szeretnél szeretnéd szeretné kérsz kéred kéri szólj szóljon megírod megírja tudok tudom tudnék készítek készíthetek írok írhatok tudnál tudná megírom elkészítem átírom adtad kérted írhatom fogalmazhatom",
  point: "itt íme ez ezt ezek alábbi alább következő így ilyen ehhez",
  text: "szöveg szöveget szövege szövegek szövegben bejegyzés* poszt* hirdetés* változat* verzió* vázlat* tervezet* piszkozat* megfogalmaz* átfogalmaz* fogalmaz* hangnem* hangulat* mondat* szavak szót bekezdés* helyőrző* zárójel* emoji* hashtag* tartalm* módosít* átír* rövidít* rövidebb* hosszabb* kihagy* elhagyt* említ* megadva megadott facebook facebook-bejegyzés javaslat* szövegjavaslat* facebook-poszt*",
  make: "írd írtam írok írni írhat* megír* készít* elkészít* létrehoz* generál* javasl*",
  cannot: "nem",
  promise: "megírom elkészítem javaslom",
  help: "segíteni segíthetek segítek",
};
