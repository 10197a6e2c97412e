import type { Words } from "./types";

export const GERMAN_WORDS: Words = {
  common:
    "der,die,das,und,wir,sie,ihr,ist,sind,für,mit,bei,uns,auf,am,im,von,bis,ab,den,dem,ein,eine,uhr,nicht,auch,unser,unsere,gibt,haben,euch,noch,nur,alle,zu,zum,zur,es,jetzt,geöffnet,geschlossen,oder,aus,wie,wird,was,nach,ich,wenn,dann,so,sich,hier,heute,morgen,schon,immer,wieder,mehr,neu,neue,neuen,frisch,danke,bitte,euer,eure,ihre,ihren,kein,keine,zwei,drei,einen,einem,einer,vom,beim,über,unter,durch,als,dass,hat,habt,freuen,liebe,woche,tag,machen,macht,kommt,sehr,gern,gerne,doch,mal",
  weekdays: "sonntag,montag,dienstag,mittwoch,donnerstag,freitag,samstag sonnabend",
  plurals:
    "sonntags sonntage sonntagen,montags montage montagen,dienstags dienstage dienstagen,mittwochs,donnerstags donnerstage,freitags freitage freitagen,samstags samstage samstagen sonnabends",
  short: "so,mo,di,mi,do,fr,sa",
  months:
    "januar jan janner,februar feb,marz mar mrz,april apr,mai,juni jun,juli jul,august aug,september sep sept,oktober okt,november nov,dezember dez",
  before: {
    every:
      "jeden,jeder,immer,immer am,jedem,immer wieder am,alle,meist,meistens,normalerweise am,gewöhnlich am,an jedem,stets,stets am,jedes,auch am,sogar am,an jedem",
    until:
      "bis,bis zum,bis einschließlich,bis inklusive,bis inkl,vor,bis kommenden,bis diesen,spätestens,spätestens am,bis einschl,bis spätestens,noch bis",
    from: "ab,ab dem,beginnend,ab kommendem,ab diesem,ab nächstem,startet,beginnt,startet am,beginnt am",
    over: "letzten,letzter,letztem,vergangenen,vergangenem,vorigen,fotos vom,bilder vom,was für ein,gestern,nach,nach dem,am letzten",
    since: "seit,seit dem,vom",
    article: "den,an,alle,des,einem,an einem,einen",
    next: "nächsten,nächster,nächstem,nächste woche,naechsten,nächstes,am nächsten,ab nächstem",
    this: "diesen,dieser,diesem,kommenden,kommender,kommendem,dieses,kommendes,an diesem,am kommenden",
    counted: "ersten,zweiten,dritten,vierten,erster,zweiter,dritter,vierter,erste,zweite,dritte,vierte",
    name: "herr,herrn,frau,familie,café,cafe,salon,bäckerei,friseur,haus,schwarzer,namens,sorte,dr,fräulein,robinson,black,team,firma,autohaus,heißt,genannt,brot,restaurant,bistro,metzgerei,konditorei,blumen,hotel,onkel,tante",
    glue: "für den,auf den,an den,in den,um den,nacht auf den,am,der,dem,die,das,an,zum,von,für,auf,in,zu,und,nacht auf,schon,auch",
    part: "abend,morgen,vormittag,nachmittag,mittag,nacht,früh",
  },
  after: {
    part: "abend,morgen,vormittag,nachmittag,mittag,nacht,früh,abends,morgens",
    counted: "im monat,des monats,jeden monats,eines monats,im advent,eines jeden monats",
    over: "letzter woche,letzte woche,vergangener woche",
    next: "nächster woche,nächste woche,in einer woche,kommender woche",
  },
  to: "bis,bis zum,bis einschließlich,bis inklusive,bis inkl,bis einschl",
  and: "und,oder,und am,oder am,sowie,sowie am,und den,und der,u",
  yesterday: "gestern,gestern abend,vorgestern",
  today: "heute,heut,heute abend,heute früh,heute morgen",
  tomorrow: "morgen,morgen früh,morgen abend",
  overmorrow: "übermorgen,uebermorgen",
  weekend: "wochenende",
  is: "ist,am,der,den,dem,also,und zwar,es,das heißt,nur",
  hours: "öffnungszeiten,geschäftszeiten,sprechzeiten,oeffnungszeiten,unsere zeiten,ladenzeiten",
  open: "geöffnet,offen,geschlossen,öffnen,für sie da,für euch da,für dich da,für ihnen da",
  rest: "ruhetag,ruhetage,schließtag,und feiertags,und feiertagen,und feiertage",
  again:
    "jede woche,wöchentlich,jeden monat,monatlich,jedes jahr,alle zwei wochen,jährlich,woche für woche,das ganze jahr,jeden tag,täglich,an sieben tagen,7 tage die woche,sieben tage,ganzjährig",
  nextWeek: "nächste woche,nächster woche,kommende woche,kommender woche",
  week: "diese woche,dieser woche",
  past: "kamen,gingen,standen,machte,machten,brachte,brachten,feierten,schmeckte,verkauften,begann,begannen,liefen,lief,freuten,durften,konnten,wollten,war,waren,hatten,hatte,kam,gab,wurde,wurden,gestern,danke für,danke an alle,danke euch,dankeschön,ging,wart,letzte woche,gewesen,gewonnen,stand,fand,half,halfen,nahm,nahmen,sah,sahen,saß,saßen,bekam,bekamen,blieb,blieben,fuhr,fuhren,gewann,gewannen,erhielt,erhielten,probierten,kauften,lernten,lachten,tanzten,eröffneten,eröffnete,entstand",
  helpers: "haben,hat,habe,habt,sind,ist,seid",
  participles: "ge*t,ge*en,*backen,gefeiert,*ge*t,be*t,ver*t,ver*en,er*t,*ge*en",
  overs: "",
  future:
    "geöffnet,geschlossen,reserviert,gern,gerne,wieder,werden,wird,kommt,frei,termin,termine,plätze,platz,noch,verfügbar",
  any: "ohne,ist kein,kein,wie ein,wie am,inklusive,inbegriffen,eingeschlossen,sogar,heißt,bedeutet",
  oh: "was für ein,was für eine,was ein,was eine,welch,wow,wahnsinn",
  on: "am,bis,ab,vom,den,dem,zum,bis zum,der,und,seit,von,vor,nach",
};
