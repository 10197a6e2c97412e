import type { LanguageTexts } from "./types";

/** Also where no language is named. */
export const ENGLISH: LanguageTexts = {
  code: "en",
  names: ["english"],
  announced: "News from us: {topic}.",
  invitation: "Come by, or send us a message if you have a question.",
  closing: "See you soon.",
  question: "What would you like to know about it?",
  photoQuestion: "What is it, and what does it cost?",
  email: { subject: "Subject:", greeting: "Hello,", signOff: "Kind regards," },
  brief:
    "Thank you for your message. In short: start with what matters most to the reader, say it in one clear sentence, and end with the one thing you would like them to do next.",
};

/** All languages the writer knows. What is inserted needs no ending, gender or case. */
export const LANGUAGES: readonly LanguageTexts[] = [
  ENGLISH,
  {
    code: "es",
    names: ["spanish", "español", "espanol", "castellano"],
    announced: "Te contamos: {topic}.",
    invitation: "Pásate a vernos, o mándanos un mensaje si tienes alguna pregunta.",
    closing: "Hasta pronto.",
    question: "¿Qué más te gustaría saber?",
    photoQuestion: "¿Qué es y cuánto cuesta?",
    email: { subject: "Asunto:", greeting: "Hola:", signOff: "Un cordial saludo," },
    brief:
      "Gracias por su mensaje. En pocas palabras: empiece por lo que más le importa al lector, dígalo en una frase clara y termine con la única cosa que le gustaría que hiciera después.",
  },
  {
    code: "fr",
    names: ["french", "français", "francais"],
    announced: "Des nouvelles de chez nous : {topic}.",
    invitation: "Passez nous voir, ou envoyez-nous un message si vous avez une question.",
    closing: "À bientôt chez nous.",
    question: "Qu’aimeriez-vous savoir de plus ?",
    photoQuestion: "Qu’est-ce que c’est, et combien ça coûte ?",
    email: { subject: "Objet :", greeting: "Bonjour,", signOff: "Bien cordialement," },
    brief:
      "Merci pour votre message. En bref : commencez par ce qui compte le plus pour le lecteur, dites-le en une phrase claire et terminez par la seule chose que vous attendez de lui.",
  },
  {
    code: "de",
    names: ["german", "deutsch"],
    announced: "Neues von uns: {topic}.",
    invitation: "Kommen Sie vorbei, oder schreiben Sie uns, wenn Sie eine Frage haben.",
    closing: "Bis bald bei uns.",
    question: "Was möchten Sie darüber noch wissen?",
    photoQuestion: "Was ist das, und was kostet es?",
    email: { subject: "Betreff:", greeting: "Hallo,", signOff: "Mit freundlichen Grüßen" },
    brief:
      "Vielen Dank für die Nachricht. Kurz gesagt: Beginnen Sie mit dem, was für die Leser am wichtigsten ist, sagen Sie es in einem klaren Satz und schließen Sie mit dem einen Schritt, den Sie sich wünschen.",
  },
  {
    code: "hu",
    names: ["hungarian", "magyarul", "magyar"],
    announced: "Hírek tőlünk: {topic}.",
    invitation: "Jöjjön be hozzánk, vagy írjon nekünk, ha kérdése van.",
    closing: "Várjuk szeretettel.",
    question: "Mit szeretne még tudni róla?",
    photoQuestion: "Mi ez, és mennyibe kerül?",
    email: { subject: "Tárgy:", greeting: "Jó napot kívánunk!", signOff: "Üdvözlettel," },
    brief:
      "Köszönjük az üzenetet. Röviden: kezdje azzal, ami az olvasónak a legfontosabb, mondja el egyetlen világos mondatban, és zárja azzal az egy dologgal, amit tőle kér.",
  },
  {
    code: "pt",
    names: ["portuguese", "português", "portugues"],
    announced: "Novidades nossas: {topic}.",
    invitation: "Venha nos visitar, ou mande uma mensagem se tiver alguma pergunta.",
    closing: "Até logo.",
    question: "O que mais você gostaria de saber?",
    photoQuestion: "O que é e quanto custa?",
    email: { subject: "Assunto:", greeting: "Olá,", signOff: "Atenciosamente," },
    brief:
      "Obrigado pela mensagem. Em resumo: comece pelo que mais importa a quem lê, diga isso em uma frase clara e termine com a única coisa que você gostaria que a pessoa fizesse.",
  },
  {
    code: "it",
    names: ["italian", "italiano"],
    announced: "Novità da noi: {topic}.",
    invitation: "Passa a trovarci, o mandaci un messaggio se hai una domanda.",
    closing: "A presto.",
    question: "Che cosa ti piacerebbe sapere ancora?",
    photoQuestion: "Che cos’è, e quanto costa?",
    email: { subject: "Oggetto:", greeting: "Ciao,", signOff: "Cordiali saluti," },
    brief:
      "Grazie del messaggio. In breve: cominciate da ciò che più interessa a chi legge, ditelo in una frase chiara e chiudete con l’unica cosa che vorreste da lui.",
  },
];
