import type { LanguageLibrary } from "./types";

/** German: du in every tone but the professional one. */
export const german: LanguageLibrary = {
  code: "de",
  names: ["german", "deutsch"],
  quotes: ["„", "“"],
  commonWords:
    "der die das und für mit von unser unsere wir ist sind im am ab bis jeden jede neue neuen ein eine auf bei zum zur alle nur nach",
  tones: {
    casual: {
      hooks: [
        "So, da ist es: {topic}.",
        "Rate mal, was es bei uns gibt: {topic}.",
        "Kurz bevor du weiterscrollst: {topic}.",
      ],
      body: [
        "Kein großes Tamtam, einfach etwas, das wir uns selbst aussuchen würden.",
        "Wir haben eine Weile daran getüftelt, und jetzt bist du dran.",
        "So etwas erzählt man abends gleich noch einem Freund.",
        "Du musst nichts planen, komm einfach so, wie du bist.",
        "Hast du eine Frage? Schreib sie in die Kommentare, wir melden uns.",
        "Manchmal braucht ein Tag nur einen kleinen Lichtblick, und den gibt es hier.",
        "Die Welt verändert es nicht, aber deinen Dienstag rettet es vielleicht schon.",
        "Wir haben es einfach gehalten, kompliziert ist das Leben ja schon genug.",
      ],
      invitations: [
        "Schau vorbei und sieh selbst, ob es dein Ding ist.",
        "Schreib uns kurz, den Rest klären wir zusammen.",
      ],
      closings: ["Bis bald.", "Man sieht sich, und bring ruhig jemanden mit."],
      question: "Und, würdest du es ausprobieren?",
    },
    friendly: {
      hooks: [
        "Wir haben etwas Schönes für dich: {topic}.",
        "Gute Nachrichten für deine Woche: {topic}.",
        "Darauf haben wir uns schon lange gefreut: {topic}.",
      ],
      body: [
        "Dabei haben wir an alle gedacht, die immer wieder gern zu uns kommen.",
        "Ob wir uns seit Jahren kennen oder bald zum ersten Mal sehen: Du bist herzlich willkommen.",
        "Wenn du unsicher bist, ob es zu dir passt, frag einfach, wir helfen gern.",
        "Wir nehmen uns Zeit für dich, denn so arbeiten wir am liebsten.",
        "Es würde uns freuen, wenn es deinen Alltag ein wenig leichter macht.",
        "Sag uns ruhig, was dir gefällt und was wir noch besser machen können.",
        "Vielleicht kennst du jemanden, der sich genauso darüber freut wie du.",
        "Eure lieben Worte in den letzten Wochen haben uns dabei sehr geholfen.",
      ],
      invitations: [
        "Komm vorbei, wir zeigen dir gern alles.",
        "Schreib uns, wann immer es dir passt, wir antworten gern.",
      ],
      closings: ["Wir freuen uns auf dich.", "Schön, dass du dabei bist."],
      question: "Was möchtest du darüber noch wissen?",
    },
    professional: {
      hooks: [
        "Wir freuen uns, Ihnen Folgendes mitzuteilen: {topic}.",
        "Eine Mitteilung für unsere Kunden und Partner: {topic}.",
        "Gern machen wir Sie darauf aufmerksam: {topic}.",
      ],
      body: [
        "Jeder Schritt ist sorgfältig geplant, damit Sie sich auf das Ergebnis verlassen können.",
        "Klare Informationen und verlässliche Termine erleichtern Ihnen die Entscheidung.",
        "Unser Team beantwortet Ihre Fragen und berät Sie ausführlich.",
        "Wir stellen hohe Ansprüche an unsere Arbeit und überprüfen sie regelmäßig.",
        "Ihre Anforderungen stehen am Anfang unserer Arbeit und nicht an ihrem Ende.",
        "Sie erhalten eine direkte Antwort von jemandem, der das Thema kennt.",
        "Wir legen Wert auf Transparenz, von der ersten Anfrage bis zum letzten Detail.",
        "Viele unserer Entscheidungen beruhen auf den Rückmeldungen unserer Kunden.",
      ],
      invitations: [
        "Bitte kontaktieren Sie uns für weitere Auskünfte oder einen Termin.",
        "Sprechen Sie uns an, gemeinsam klären wir, was Sie benötigen.",
      ],
      closings: ["Wir danken Ihnen für Ihr Vertrauen.", "Wir freuen uns auf Ihre Nachricht."],
      question: "Welche Fragen dürfen wir Ihnen beantworten?",
    },
    enthusiastic: {
      hooks: [
        "Das Warten hat ein Ende: {topic}!",
        "Wir konnten es kaum für uns behalten: {topic}!",
        "Endlich dürfen wir es verraten: {topic}!",
      ],
      body: [
        "Wir sind restlos begeistert, wie gut es geworden ist!",
        "Das ganze Team spricht seit Tagen von nichts anderem, und jetzt bist du dabei!",
        "Das musst du mit eigenen Augen sehen!",
        "Jetzt ist der Moment, etwas Wunderbares auszuprobieren!",
        "Wir haben unser ganzes Herz hineingelegt, und das merkt man.",
        "Bring deine Neugier mit, denn es gibt so viel zu entdecken!",
        "Nichts macht uns glücklicher als dein Gesicht beim ersten Mal.",
        "Erzähl es allen weiter, denn Freude wird größer, wenn man sie teilt!",
      ],
      invitations: [
        "Komm vorbei, sei unter den Ersten und freu dich mit uns!",
        "Melde dich noch heute, wir können es kaum erwarten!",
      ],
      closings: ["Das wird großartig!", "Machen wir daraus einen Tag zum Erinnern!"],
      question: "Freust du dich genauso sehr wie wir?",
    },
  },
  details: ["Gut zu wissen:", "Die Einzelheiten auf einen Blick:", "Worauf es ankommt:"],
  audience: ["Für wen ist das? {audience}.", "An diese Menschen haben wir dabei gedacht: {audience}."],
  pains: [
    "Kommt das bekannt vor? {pain}. Genau da wollen wir es leichter machen.",
    "Wir hören es immer wieder: {pain}. Zeit, etwas dagegen zu tun.",
  ],
  about: ["Über uns, in einem Satz: {about}.", "Wer wir sind, für alle, die neu hier sind: {about}."],
  business: [
    "Dahinter steht {business}, ein Team, das seine Sache gern ordentlich macht.",
    "Bei {business} zählt eine gut erledigte Sache mehr als zehn halbe.",
    "Wo {business} draufsteht, ist Sorgfalt mehr als ein Versprechen.",
    "Dafür steht {business}, heute und an jedem anderen Tag.",
  ],
  signature: "Das Team von {business}",
  links: ["Mehr dazu hier:", "Weitere Informationen:"],
  shared: [
    "Gutes entsteht selten durch Zufall, es wächst aus vielen kleinen Entscheidungen.",
    "Wir haben jede Einzelheit durchdacht und weggelassen, was niemand braucht.",
    "Was am Ende leicht aussieht, hat am Anfang meist viel Geduld gekostet.",
    "Qualität zeigt sich für uns in dem, was zunächst kaum jemand bemerkt.",
    "Oft sind es die Kleinigkeiten, die aus einem gewöhnlichen Tag einen guten machen.",
    "Hinter jedem Ergebnis stehen Menschen, denen ihre Arbeit am Herzen liegt.",
    "Wir hören erst zu und handeln dann, denn das spart allen Zeit.",
    "Nah zu sein heißt für uns, da zu sein, wenn es darauf ankommt.",
    "Vertrauen entsteht nicht an einem Tag, deshalb arbeiten wir jeden Tag daran.",
    "Die besten Ideen kommen oft im Gespräch, und bei uns war es genauso.",
    "Ehrliche Arbeit, faire Bedingungen und ein freundliches Wort kommen nie aus der Mode.",
  ],
  industries: {
    technology: [
      "Technik ist am besten, wenn sie leise funktioniert und den Menschen Arbeit abnimmt.",
      "Neue Werkzeuge helfen nur, wenn man sie ohne Handbuch versteht.",
    ],
    healthcare: [
      "Wohlbefinden beginnt dort, wo sich jemand Zeit zum Zuhören nimmt.",
      "Gesundheit ist Vertrauenssache, und Vertrauen braucht Ruhe und Aufmerksamkeit.",
    ],
    retail: [
      "Ein guter Laden ist ein Ort, an dem man gern eine Minute länger bleibt.",
      "Was bei uns im Regal steht, musste zuerst uns selbst überzeugen.",
    ],
    finance: [
      "Wenn es um Geld geht, ist Klarheit mehr wert als jedes große Versprechen.",
      "Gute Entscheidungen über Geld beginnen mit Zahlen, die jeder versteht.",
    ],
    education: [
      "Am besten lernt man dort, wo Fragen willkommen sind und Fortschritte sichtbar werden.",
      "Jedes neue Können beginnt mit einem kleinen ersten Schritt und etwas Mut.",
    ],
    other: [
      "Gutes Handwerk erkennt man daran, dass einfach alles so funktioniert, wie es soll.",
      "Ein klares Wort und ein gehaltenes Versprechen sind noch immer der beste Service.",
    ],
  },
  email: {
    subject: "Betreff:",
    greeting: "Hallo,",
    formalGreeting: "Sehr geehrte Damen und Herren,",
    signOff: "Mit freundlichen Grüßen",
  },
  tags: {
    technology: "Technik",
    healthcare: "Gesundheit",
    retail: "LokalEinkaufen",
    finance: "Finanzen",
    education: "Lernen",
    other: "AusDerRegion",
    general: ["KleineUnternehmen", "GuteNachrichten", "Neuigkeiten"],
  },
  brief:
    "Vielen Dank für die Nachricht. Kurz gesagt: Beginnen Sie mit dem, was für die Leser am wichtigsten ist, sagen Sie es in einem klaren Satz und schließen Sie mit dem einen Schritt, den Sie sich wünschen.",
};
