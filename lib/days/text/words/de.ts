import type { Words } from "./types";

export const GERMAN_WORDS: Words = {
  common:
    "der,die,das,und,wir,sie,ihr,ist,sind,für,mit,bei,uns,auf,am,im,von,bis,ab,den,dem,ein,uhr,nicht,gibt,haben,nur,zu,zum,zur,es,jetzt,aus,wie,was,ich,wenn,dann,so,sich,hier,mehr,neu,neue,neuen,frisch,bitte,euer,eure,ihre,ihren,keine,drei,vom,beim,über,durch,als,dass,hat,habt,freuen,liebe,tag,machen,macht,sehr,doch,mal",
  weekdays: "sonntag,montag,dienstag,mittwoch,donnerstag,freitag,samstag sonnabend",
  plurals:
    "sonntags sonntage sonntagen,montags montage montagen,dienstags dienstage dienstagen,mittwochs,donnerstags donnerstage,freitags freitage freitagen,samstags samstage samstagen sonnabends",
  short: "so,mo,di,mi,do,fr,sa",
  months:
    "januar jan janner,februar feb,marz mar mrz,april apr,mai,juni jun,juli jul,august aug,september sep sept,oktober okt,november nov,dezember dez",
  before: {
    every:
      "außer,jeden,jeder,immer,jedem,immer wieder am,alle,meist,meistens,normalerweise am,gewöhnlich am,an jedem,stets,jedes,auch am,sogar am,an jedem",
    until: "bis,bis einschließlich,bis inklusive,bis inkl,vor,spätestens,bis einschl,bis spätestens,noch bis",
    from: "ab,beginnend,ab nächstem,startet,beginnt",
    over: "letzten,letzter,letztem,vergangenen,vergangenem,vorigen,fotos vom,bilder vom,was für ein,gestern,nach,am letzten",
    since: "seit,seit dem,vom",
    article: "der,den,an,alle,des,einem,an einem,einen",
    next: "nächsten,nächster,nächstem,nächste woche,naechsten,nächstes,am nächsten,ab nächstem",
    this: "diesen,dieser,diesem,kommenden,kommender,kommendem,dieses,kommendes,an diesem,am kommenden",
    counted: "ersten,zweiten,dritten,vierten,erster,zweiter,dritter,vierter,erste,zweite,dritte,vierte",
    name: "herr,herrn,frau,familie,café,cafe,salon,bäckerei,friseur,haus,schwarzer,namens,sorte,dr,fräulein,robinson,black,team,firma,autohaus,heißt,genannt,brot,restaurant,bistro,metzgerei,konditorei,blumen,hotel,onkel,tante",
    glue: "für den,auf den,an den,in den,um den,nacht auf den,am,der,dem,die,das,an,zum,von,für,auf,in,zu,und,nacht auf,schon,auch",
    part: "abend,morgen,vormittag,nachmittag,mittag,nacht,früh",
  },
  after: {
    part: "abend,morgen,vormittag,nachmittag,mittag,nacht,früh,abends,morgens",
    counted:
      "des winters,des sommers,des jahres,der saison,im monat,des monats,jeden monats,eines monats,im advent,eines jeden monats",
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
  rest: "nach vereinbarung,an den anderen tagen,suchen verstärkung,suchen aushilfe,ruhetag,ruhetage,schließtag,und feiertags,und feiertagen,und feiertage",
  again:
    "tag der woche,werktags,wochentags,unter der woche,jede woche,wöchentlich,jeden monat,monatlich,jedes jahr,alle zwei wochen,jährlich,woche für woche,das ganze jahr,jeden tag,täglich,an sieben tagen,7 tage die woche,sieben tage,ganzjährig",
  usual: "was immer,egal,keiner,niemand,immer,wie immer,wie üblich,wie gewohnt",
  nextWeek: "nächste woche,nächster woche,kommende woche,kommender woche",
  week: "diese woche,dieser woche",
  past: "danke an,danke,tausend dank,vielen dank,herzlichen dank,gruß an,lob an,großes lob,verschwand,bestand,fiel,fielen,verlor,verloren,zog,zogen,traf,trafen,hielt,hielten,ließ,rief,riefen,schrieb,sang,trank,aß,lag,stieg,kamen,gingen,standen,machte,machten,brachte,brachten,feierten,schmeckte,verkauften,begann,begannen,liefen,lief,freuten,durften,konnten,wollten,war,waren,hatten,hatte,kam,gab,wurde,wurden,gestern,dank für,danke für,danke an alle,danke euch,dankeschön,ging,wart,letzte woche,gewesen,gewonnen,stand,fand,half,halfen,nahm,nahmen,sah,sahen,saß,saßen,bekam,bekamen,blieb,blieben,fuhr,fuhren,gewann,gewannen,erhielt,erhielten,probierten,kauften,lernten,lachten,tanzten,eröffneten,eröffnete,entstand",
  helpers: "haben,hat,habe,habt,sind,ist,seid",
  participles:
    "bestanden,bekommen,begonnen,beschlossen,*iert,ent*t,ge*t,ge*en,*backen,gefeiert,*ge*t,be*t,ver*t,ver*en,er*t,*ge*en",
  overs: "",
  future:
    "fällt aus,lücken,letzter tag,abgabetermin,anmeldeschluss,stichtag,abgesagt,verschoben,ausgebucht,geöffnet,geschlossen,reserviert,gern,gerne,wieder,werden,wird,kommt,frei,termin,termine,plätze,platz,noch,verfügbar",
  any: "wenn,dass,falls,der dreizehnte,ist der name,warum bis,wieso bis,ist unser lieblingstag,ohne,ist kein,kein,wie ein,wie am,inklusive,inbegriffen,eingeschlossen,sogar,heißt,bedeutet",
  oh: "was für ein,was für eine,was ein,was eine,welch,wow,wahnsinn",
  on: "am,bis,ab,vom,den,dem,zum,bis zum,der,und,seit,von,vor,nach",
};
