import type { LanguageTexts } from "./types";

/** German. */
export const german: LanguageTexts = {
  code: "de",
  names: ["german", "deutsch"],
  tones: {
    casual: {
      hooks: ["So, da ist es: {topic}.", "Rate mal, was es bei uns gibt: {topic}."],
      body: [
        "Kein großes Tamtam, einfach etwas, das wir uns selbst aussuchen würden.",
        "Wir haben eine Weile daran getüftelt, und jetzt bist du dran.",
        "So etwas erzählt man abends gleich noch einem Freund.",
        "Du musst nichts planen, komm einfach so, wie du bist.",
        "Hast du eine Frage? Schreib sie in die Kommentare, wir melden uns.",
      ],
      invitation: "Schau vorbei und sieh selbst, ob es dein Ding ist.",
      closing: "Bis bald.",
    },
    friendly: {
      hooks: ["{topic}.", "Für dich in dieser Woche: {topic}."],
      body: [
        "Dabei haben wir an alle gedacht, die immer wieder gern zu uns kommen.",
        "Ob wir uns seit Jahren kennen oder bald zum ersten Mal sehen: Du bist herzlich willkommen.",
        "Wenn du unsicher bist, ob es zu dir passt, frag einfach, wir helfen gern.",
        "Wir nehmen uns Zeit für dich, denn so arbeiten wir am liebsten.",
        "Es würde uns freuen, wenn es deinen Alltag ein wenig leichter macht.",
      ],
      invitation: "Komm vorbei, wir zeigen dir gern alles.",
      closing: "Wir freuen uns auf dich.",
    },
    professional: {
      hooks: ["{topic}.", "Für unsere Kundschaft: {topic}."],
      body: [
        "Jeder Schritt ist sorgfältig geplant, damit Sie sich auf das Ergebnis verlassen können.",
        "Klare Informationen und verlässliche Termine erleichtern Ihnen die Entscheidung.",
        "Unser Team beantwortet Ihre Fragen und berät Sie ausführlich.",
        "Wir stellen hohe Ansprüche an unsere Arbeit und überprüfen sie regelmäßig.",
        "Ihre Anforderungen stehen am Anfang unserer Arbeit und nicht an ihrem Ende.",
      ],
      invitation: "Bitte kontaktieren Sie uns für weitere Auskünfte oder einen Termin.",
      closing: "Wir danken Ihnen für Ihr Vertrauen.",
    },
    enthusiastic: {
      hooks: ["Das Warten hat ein Ende: {topic}!", "Wir konnten es kaum für uns behalten: {topic}!"],
      body: [
        "Wir sind restlos begeistert, wie gut es geworden ist!",
        "Das ganze Team spricht seit Tagen von nichts anderem, und jetzt bist du dabei!",
        "Das musst du mit eigenen Augen sehen!",
        "Jetzt ist der Moment, etwas Wunderbares auszuprobieren!",
        "Wir haben unser ganzes Herz hineingelegt, und das merkt man.",
      ],
      invitation: "Komm vorbei, sei unter den Ersten und freu dich mit uns!",
      closing: "Das wird großartig!",
    },
  },
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
    "Gutes Handwerk erkennt man daran, dass einfach alles so funktioniert, wie es soll.",
    "Ein klares Wort und ein gehaltenes Versprechen sind noch immer der beste Service.",
  ],
  business: [
    "Dahinter steht {business}, ein Team, das seine Sache gern ordentlich macht.",
    "Bei {business} zählt eine gut erledigte Sache mehr als zehn halbe.",
    "Wo {business} draufsteht, ist Sorgfalt mehr als ein Versprechen.",
  ],
  about: "Über uns, in einem Satz: {about}.",
  audience: "Für wen ist das? {audience}.",
  pains: "Wir hören es immer wieder: {pain}. Zeit, etwas dagegen zu tun.",
  details: "Gut zu wissen:",
  links: "Mehr dazu hier:",
  question: "Was möchtest du darüber noch wissen?",
  signature: "Das Team von {business}",
  email: {
    subject: "Betreff:",
    greeting: "Hallo,",
    signOff: "Mit freundlichen Grüßen",
  },
  tags: ["KleineUnternehmen", "GuteNachrichten", "Neuigkeiten"],
  brief:
    "Vielen Dank für die Nachricht. Kurz gesagt: Beginnen Sie mit dem, was für die Leser am wichtigsten ist, sagen Sie es in einem klaren Satz und schließen Sie mit dem einen Schritt, den Sie sich wünschen.",
};
