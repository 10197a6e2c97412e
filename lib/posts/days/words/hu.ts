import type { Words } from "./types";

/** The seven weekdays, each with the endings given. */
const inflected = (endings: string) =>
  "vasarnap,hetfo,kedd,szerda,csutortok,pentek,szombat"
    .split(",")
    .map((stem) =>
      endings
        .split(",")
        .map((ending) => stem + ending)
        .join(" "),
    )
    .join(",");

export const HUNGARIAN_WORDS: Words = {
  common:
    "a,az,és,egy,nem,is,van,vagyunk,minden,már,csak,most,ezen,nálunk,várunk,nyitva,zárva,hogy,meg,mint,vagy,lesz,leszünk,még,friss,frissen,kor,óra,órától,ft,szeretettel,gyertek,sütünk,nyitunk,ig,én,előtt,után,hely,mindenkit,téged,új,díj,el,kedvezmény,ez,azt,ezt,aki,ami,ha,de,be,ki,fel,le,majd,itt,ott,két,három,hét,napi,reggel,este,délután,holnap,ma,nagy,kis,nagyon,sok,jó,kedves,köszönjük,várjuk,minket,tőlünk,ennyi,illetve,illetőleg,ára,áron,kapható,rendelés,rendelj,foglalj,gyere,tartunk,lehet,kell,akár,alatt,között,miatt,nélkül,szép,legyen,vannak,volt",
  weekdays: inflected(",n,on,en,i,ra,re,t,et,ot,nal,hoz,hez,nak,nek"),
  untils: inflected("ig"),
  froms: inflected("tol"),
  plurals: inflected("nkent,onkent,enkent,jan,jen,k,ok,ek,ja,je,okon,eken,akon,kon"),
  short: "vas,,,sze,csut,pen,szo",
  months:
    "januar jan januari,februar feb febr februari,marcius marc marciusi,aprilis apr aprilisi,majus maj majusi,junius jun juniusi,julius jul juliusi,augusztus aug augusztusi,szeptember szept szeptemberi,oktober okt oktoberi,november nov novemberi,december dec decemberi",
  before: {
    every: "minden,mindig,általában,rendszerint,bármelyik",
    until: "legkésőbb",
    over: "múlt,elmúlt,tegnap,micsoda,előző,múlt heti",
    next: "jövő,jövő héten,jövő heti,jövő hét,a jövő heti,következő héten",
    this: "ezen a,e,ezen,most,következő,az e heti,ez a,erre a,eheti,közelgő",
    counted: "első,második,harmadik,negyedik,utolsó",
    name: "fekete,húsvét,pünkösd,kávézó,szalon,pékség,nevű,cukrászda,virágbolt,úr",
    glue: "a,az,és,már,csak,majd,este,napon",
    part: "este,reggel,délután,délelőtt,délben,éjjel,estére",
  },
  after: {
    part: "este,reggel,délután,délelőtt,délben,éjjel,napján,napon,esti,reggeli,délelőtti,délutáni",
    until: "estig,délig,reggelig,éjfélig,zárásig,végéig",
    over: "óta,után",
    every: "mindig,délelőttönként,délutánonként,esténként,reggelente,reggelenként,estéken",
    name: "úr,anna,néni,bácsi,nevű,névre,nevet",
  },
  to: "tól,től",
  and: "és,vagy,meg,illetve,valamint,s",
  yesterday: "tegnap,tegnap este,tegnapelőtt",
  today: "ma,ma este,ma reggel,ma délután",
  tomorrow: "holnap,holnap este,holnap reggel",
  overmorrow: "holnapután",
  weekend: "hétvége,hétvégén,hétvégi,hétvégére",
  is: "a,az,van,azaz,vagyis,nap,csak",
  hours: "nyitvatartás,nyitva tartás,nyitvatartásunk,nyitvatartási idő",
  open: "nyitva,zárva,várunk,vagyunk,nyitunk,nyitva tartunk,zárva tartunk",
  rest: "szünnap,szünnapos,szünnapunk,és ünnepnapokon,és ünnepnap",
  again:
    "minden héten,hetente,heti rendszerességgel,minden hónapban,havonta,minden évben,évente,egész évben,minden nap,minden napján,naponta,a hét minden,minden hónap,minden év",
  nextWeek: "jövő héten,a jövő héten,jövő hét,következő héten",
  week: "ezen a héten,a héten",
  past: "volt,voltak,voltunk,köszönjük,köszönöm,tegnap,jöttetek,voltatok,vártunk,hoztunk,jártunk,kaptunk,zártunk,adtunk,csináltunk,örültünk,láttunk,múlt héten,elfogyott,elfogytak,készült,jelent,jelentek,ment,mentek,mentünk,jött,jöttek,jöttünk,lett,lettek,ettünk,ettek,vettünk,vettek,vitt,vittek,ült,ültünk,állt,álltak,indult,indultunk,született,érkeztek,érkezett,elkelt,kértek,kérték,ettetek,vártak,hoztak,kaptak,adtak,jártak,vártuk,hoztuk,kaptuk,adtuk,voltam,hoztam,kaptam,láttuk,tartottunk",
  helpers: "",
  participles: "",
  overs: "*ttunk,*ttünk,*ttatok,*ttetek,*ttak,*ttek,*ttuk,*ttük,*ttam,*ttem,*ttad,*tted",
  future:
    "lesz,leszünk,gyere,gyertek,várunk,ismét,újra,foglalj,fogunk,hely,helyünk,szabad,felszabadult,időpont,időpontunk",
  any: "nélkül,nem,olyan mint egy,mint egy",
  oh: "micsoda,de jó volt,mekkora,hű,hűha",
  on: "a,az",
};
