import type { LanguageLibrary } from "./types";

/** Hungarian: no name put in takes a suffix; `{az}` is the article before the business name. */
export const hungarian: LanguageLibrary = {
  code: "hu",
  names: ["hungarian", "magyarul", "magyar"],
  quotes: ["„", "”"],
  commonWords:
    "a az és egy is nem hogy van vagy már csak minden most nálunk mi új aki ami ezt azt ide kell lesz meg még ha",
  tones: {
    casual: {
      hooks: [
        "Na, itt is van: {topic}.",
        "Képzeld, mi újság nálunk: {topic}.",
        "Mielőtt továbbgörgetnél, egy gyors hír: {topic}.",
      ],
      body: [
        "Semmi felhajtás, csak olyasmi, amit magunknak is szívesen választanánk.",
        "Egy ideje már pepecselünk vele, most végre te jössz.",
        "Az a fajta dolog, amit még aznap este elmesélsz valakinek.",
        "Nem kell semmit előre megtervezned, gyere úgy, ahogy vagy.",
        "Kérdésed van? Írd meg kommentben, és válaszolunk.",
        "Van, hogy egy apróság is feldobja a napot, és ez pont ilyen.",
        "A világot nem váltja meg, de a kedded simán megmentheti.",
        "Nem bonyolítottuk túl, az élet így is épp elég bonyolult.",
      ],
      invitations: [
        "Ugorj be, nézz körül, és döntsd el, neked való-e.",
        "Dobj egy üzenetet, a többit megbeszéljük.",
      ],
      closings: ["Hamarosan találkozunk.", "Szóval várunk, és hozz magaddal valakit nyugodtan."],
      question: "Na, te kipróbálnád?",
    },
    friendly: {
      hooks: [
        "Jó hírünk van számodra: {topic}.",
        "Örömmel osztjuk meg veled: {topic}.",
        "Már nagyon vártuk, hogy elmondhassuk: {topic}.",
      ],
      body: [
        "Azokra gondoltunk közben, akik újra meg újra visszatérnek hozzánk.",
        "Akár évek óta ismerjük egymást, akár most találkozunk először, szeretettel látunk.",
        "Ha nem tudod, neked való-e, kérdezz bátran, szívesen segítünk.",
        "Időt szánunk rád, mert így szeretünk dolgozni.",
        "Örülnénk, ha egy kis könnyedséget vinne a napjaidba.",
        "Mondd el nyugodtan, mi tetszik, és min változtatnál.",
        "Talán te is ismersz valakit, akinek ugyanígy örömet szerezne.",
        "A kedves szavaid sokat jelentettek, miközben készültünk rá.",
      ],
      invitations: [
        "Gyere el hozzánk, szívesen megmutatjuk.",
        "Írj nekünk, amikor neked jó, örömmel válaszolunk.",
      ],
      closings: ["Szeretettel várunk.", "Köszönjük, hogy velünk vagy."],
      question: "Mit szeretnél még tudni róla?",
    },
    professional: {
      hooks: [
        "Örömmel tájékoztatjuk Önöket: {topic}.",
        "Közlemény ügyfeleink és partnereink számára: {topic}.",
        "Szíves figyelmükbe ajánljuk: {topic}.",
      ],
      body: [
        "Minden lépést gondosan megterveztünk, hogy Ön biztosan számíthasson az eredményre.",
        "A világos tájékoztatás és a tartható határidők megkönnyítik az Ön döntését.",
        "Munkatársaink készséggel válaszolnak kérdéseire, és részletes tanácsot adnak.",
        "Magas mércét állítottunk magunk elé, és ezt rendszeresen felül is vizsgáljuk.",
        "Munkánk kiindulópontja mindig az, amire Önnek valóban szüksége van.",
        "Kérdésére olyan munkatársunk felel, aki valóban ismeri a témát.",
        "Fontosnak tartjuk az átláthatóságot az első megkereséstől az utolsó részletig.",
        "Számos döntésünket ügyfeleink visszajelzései alapján hoztuk meg.",
      ],
      invitations: [
        "További tájékoztatásért vagy időpont-egyeztetésért keressen bennünket.",
        "Kérjük, vegye fel velünk a kapcsolatot, és beszéljük meg az igényeit.",
      ],
      closings: ["Köszönjük megtisztelő bizalmát.", "Várjuk szíves megkeresését."],
      question: "Milyen kérdésére válaszolhatunk?",
    },
    enthusiastic: {
      hooks: [
        "Vége a várakozásnak: {topic}!",
        "Alig bírtuk magunkban tartani: {topic}!",
        "Ezt a hírt égtünk a vágytól megosztani: {topic}!",
      ],
      body: [
        "Egyszerűen imádjuk, amilyen lett!",
        "Napok óta erről beszél az egész csapat, és most te is részese lehetsz!",
        "Látnod kell a saját szemeddel, mert leírni nem lehet!",
        "Itt a pillanat, hogy kipróbálj valami csodásat!",
        "Szívünket-lelkünket beletettük, és ez minden részletén meglátszik.",
        "Hozd magaddal a kíváncsiságodat, mert rengeteg a felfedeznivaló!",
        "Nincs nagyobb öröm számunkra, mint amikor először felcsillan a szemed.",
        "Meséld el mindenkinek, mert az öröm közösen az igazi!",
      ],
      invitations: [
        "Gyere, légy az elsők között, és örülj velünk!",
        "Írj nekünk még ma, alig várjuk, hogy halljunk felőled!",
      ],
      closings: ["Fantasztikus lesz!", "Tegyük együtt emlékezetessé ezt a napot!"],
      question: "Te is ennyire izgatott vagy?",
    },
  },
  details: ["Jó tudni:", "A részletek egy pillantásra:", "Ami igazán számít:"],
  audience: ["Kinek szól? {audience}.", "Rájuk gondoltunk elsősorban: {audience}."],
  pains: [
    "Ismerős a helyzet? {pain}. Éppen ezen szeretnénk könnyíteni.",
    "Újra meg újra ezt halljuk: {pain}. Ideje volt tenni ellene.",
  ],
  about: [
    "Rólunk, egyetlen mondatban: {about}.",
    "Bemutatkozásul azoknak, akik most ismernek meg minket: {about}.",
  ],
  business: [
    "Mindezek mögött {az} {business} áll, egy csapat, amely szereti rendesen végezni a dolgát.",
    "{Az} {business} szerint többet ér egy jól elvégzett dolog, mint tíz félbehagyott.",
    "Ahol {az} {business} neve szerepel, ott a gondosság több mint ígéret.",
    "Ezt jelenti nekünk {az} {business}, ma és minden más napon.",
  ],
  signature: "Üdvözlettel: {business}",
  links: ["Bővebben itt:", "További részletek:"],
  shared: [
    "A jó dolgok ritkán születnek véletlenül, sok apró döntésből állnak össze.",
    "Minden részletet végiggondoltunk, és elhagytuk, amire nincs szükség.",
    "Ami a végén könnyűnek látszik, ahhoz az elején rendszerint sok türelem kellett.",
    "A minőség szerintünk azokban a dolgokban lakik, amelyek elsőre fel sem tűnnek.",
    "Gyakran az apróságok teszik a hétköznapot igazán jó nappá.",
    "Minden eredmény mögött emberek állnak, akik szeretik, amit csinálnak.",
    "Először figyelünk, és csak aztán cselekszünk, mert ezzel mindenki időt nyer.",
    "Közel lenni azt jelenti, hogy ott vagyunk, amikor számít.",
    "A bizalom nem egy nap alatt épül fel, ezért nap mint nap teszünk érte.",
    "A legjobb ötletek sokszor egy jó beszélgetésből születnek, nálunk is így volt.",
    "A becsületes munka, a korrekt feltételek és a jó szó sosem mennek ki a divatból.",
  ],
  industries: {
    technology: [
      "A technika akkor a legjobb, ha csendben működik, és leveszi a terhet az emberek válláról.",
      "Egy új eszköz csak akkor segít, ha útmutató nélkül is bárki elboldogul vele.",
    ],
    healthcare: [
      "A jó közérzet ott kezdődik, ahol valaki időt szán arra, hogy meghallgasson.",
      "Az egészség bizalom kérdése, a bizalomhoz pedig nyugalom és figyelem kell.",
    ],
    retail: [
      "A jó bolt az a hely, ahol az ember szívesen marad egy perccel tovább.",
      "Ami a polcainkra kerül, annak előbb minket kell meggyőznie.",
    ],
    finance: [
      "Ha pénzről van szó, a világos beszéd többet ér minden nagy ígéretnél.",
      "A jó pénzügyi döntés olyan számokkal kezdődik, amelyeket mindenki ért.",
    ],
    education: [
      "Tanulni ott a legjobb, ahol szabad kérdezni, és látszik a haladás.",
      "Minden új tudás egy kis első lépéssel és egy csipetnyi bátorsággal kezdődik.",
    ],
    other: [
      "A jó mesterségbeli tudás onnan látszik, hogy minden egyszerűen a helyén van.",
      "Az egyenes beszéd és a betartott ígéret ma is a legjobb szolgáltatás.",
    ],
  },
  email: {
    subject: "Tárgy:",
    greeting: "Szia!",
    formalGreeting: "Tisztelt Ügyfelünk!",
    signOff: "Üdvözlettel,",
  },
  tags: {
    technology: "technológia",
    healthcare: "egészség",
    retail: "vásároljhelyben",
    finance: "pénzügyek",
    education: "tanulás",
    other: "helyivállalkozás",
    general: ["kisvállalkozás", "jóhír", "újdonság"],
  },
  brief:
    "Köszönjük az üzenetet. Röviden: kezdd azzal, ami az olvasónak a legfontosabb, mondd el egyetlen világos mondatban, és zárd azzal az egy dologgal, amit tőle kérsz.",
};
