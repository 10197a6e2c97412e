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
    "a,az,és,egy,nem,is,van,már,nálunk,hogy,meg,még,friss,frissen,kor,óra,órától,ft,szeretettel,sütünk,ig,én,előtt,mindenkit,téged,új,díj,el,kedvezmény,ez,azt,ezt,aki,ami,ha,de,be,ki,fel,le,itt,ott,két,három,hét,napi,ma,nagy,kis,nagyon,sok,jó,kedves,várjuk,minket,tőlünk,ennyi,illetőleg,ára,áron,kapható,rendelés,rendelj,tartunk,lehet,kell,akár,alatt,között,miatt,szép,legyen,vannak",
  weekdays: inflected(",n,on,en,i,ra,re,t,et,ot,hoz,hez,nak,nek"),
  untils: inflected("ig"),
  froms: inflected("tol"),
  plurals: inflected("nkent,onkent,enkent,jan,jen,k,ok,ek,ja,je,okon,eken,akon,kon"),
  short: "vas,h,k,sze,csut cs,pen p,szo sz",
  months:
    "januar jan januari,februar feb febr februari,marcius marc marciusi,aprilis apr aprilisi,majus maj majusi,junius jun juniusi,julius jul juliusi,augusztus aug augusztusi,szeptember szept szeptemberi,oktober okt oktoberi,november nov novemberi,december dec decemberi",
  before: {
    every: "minden,mindig,általában,rendszerint,bármelyik",
    until: "legkésőbb",
    over: "ez ám a,múlt,elmúlt,tegnap,micsoda,előző,múlt heti",
    next: "jövő,jövő héten,jövő heti,jövő hét,a jövő heti,következő héten",
    this: "ezen a,e,ezen,most,következő,az e heti,ez a,erre a,eheti,közelgő",
    counted: "egy,első,második,harmadik,negyedik,utolsó",
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
  open: "nyitva,zárva,várunk,vagyunk,nyitunk",
  rest: "bejelentkezéssel,a többi napon,munkatársat keresünk,szünnap,szünnapos,szünnapunk,és ünnepnapokon,és ünnepnap",
  again:
    "a hét legjobb,a hét legrosszabb,a hét leg,hétköznap,hétköznapokon,minden héten,hetente,heti rendszerességgel,minden hónapban,havonta,minden évben,évente,egész évben,minden nap,minden napján,naponta,a hét minden,minden hónap,minden év",
  usual: "bármit,nélkül,senki,senkinek,mindig,mint mindig,ahogy mindig,szokás szerint,mint szoktuk",
  nextWeek: "jövő héten,a jövő héten,jövő hét,következő héten",
  week: "ezen a héten,a héten",
  past: "látta,látták,láttad,gyűlt,gyűltek,ezer köszönet,köszönet,taps,mondta,mondták,nyert,tört,járt,gratulálunk,nyertese,zártunk,mentünk,hagyta,volt,köszönjük,köszönöm,tegnap,vártunk,jártunk,múlt héten,elfogyott,elfogytak,készült,jelent,jelentek,ment,mentek,jött,lett,vitt,ült,állt,indult,született,érkezett,elkelt,kértek,kérték,vártak,kaptak,adtak,jártak,vártuk,kaptuk,adtuk,voltam,hoztam,kaptam",
  helpers: "",
  participles: "",
  overs:
    "*ptük,*ptuk,*gta,*gte,*dta,*dte,*zta,*zte,*látta,*dták,*dték,*gták,*gték,*nták,*nték,*pták,*pték,*rtunk,*rtünk,*ntunk,*ntünk,*ntak,*ntek,*rtak,*rtek,*ccant,*bbant,*ttant,*ppant,*llant,*ggant,*ccent,*ppent,*bbent,*tták,*lták,*zták,*rták,*tték,*lték,*zték,*tátok,*tétek,*dtunk,*dtünk,*ptunk,*ltatok,*ltetek,*rtatok,*rtetek,*ptatok,*ptetek,*ltunk,*ltünk,*ztunk,*ztünk,*gtunk,*gtünk,*ltak,*ltek,*ztak,*ztek,*ltuk,*ltük,*ztuk,*ztük,*otta,*ötte,*ette,*atta,*ttunk,*ttünk,*ttatok,*ttetek,*ttak,*ttek,*ttuk,*ttük,*ttam,*ttem,*ttad,*tted",
  future:
    "utolsó nap,utolsó napja,határidő,lemondták a,lemondta a,lemondták,lemondta,hely maradt,helyünk maradt,betelt,betelt a,lesz,leszünk,gyere,gyertek,várunk,ismét,újra,foglalj,fogunk,hely,helyünk,szabad,felszabadult,időpont,időpontunk",
  any: "is,minek várni,a kedvenc,nélkül,nem vasárnap,nem szombat,nem péntek,nem igazi,olyan mint egy,mint egy",
  oh: "de sokan,micsoda,de jó volt,mekkora,hű,hűha",
  events:
    "oktatas,tura,seta,kirandulas,futas,cserebere,csere,szuret,muhely,joga,edzes,tanfolyam,koncert,workshop,foglalkozas,kostol,program,ora,eloadas,esemeny,est,buli,idopont,foglalas,reggel,delelott,delutan,ejjel,verseny,talalkoz,unnep,kurzus,nyilt,nyitas,zarva",
  on: "a,az",
};
