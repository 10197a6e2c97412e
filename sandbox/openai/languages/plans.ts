import type { LanguageCode } from "./types";

interface PlanTexts {
  /** What a post may be about where the owner has said nothing; `{about}` and the like are of the profile. */
  readonly ideas: readonly string[];
  /** Of a photo whose words are known. */
  readonly photo: string;
  /** What is asked about a photo. */
  readonly question: string;
  /** Of a public holiday, by its name. */
  readonly holiday: string;
}

/** Ideas for a week. What is inserted needs no ending, gender or case. */
export const PLAN_TEXTS: Readonly<Record<LanguageCode, PlanTexts>> = {
  en: {
    ideas: [
      "What we are known for: {about}",
      "A look behind the scenes at {business}",
      "Made for you: {audience}",
      "What we hear so often: {pain}",
      "Who is at work at {business}, and what they are proud of",
      "How it is made, step by step: {about}",
      "The question that we are asked most often at {business}",
      "A thank-you to the regulars of {business}",
      "The first thing that we do at {business} each morning",
      "A tip from {business} that saves you time",
    ],
    photo: "To be seen here: {words}",
    question: "What is it, and what does it cost?",
    holiday: "Opening hours around the holiday: {name}",
  },
  es: {
    ideas: [
      "Por lo que nos conocen: {about}",
      "Así es {business} por dentro",
      "Pensado para: {audience}",
      "Lo que oímos tan a menudo: {pain}",
      "Quién trabaja en {business} y de qué se siente orgulloso",
      "Cómo se hace, paso a paso: {about}",
      "La pregunta que más nos hacen en {business}",
      "Gracias a los clientes de siempre de {business}",
      "Lo primero que hacemos en {business} al abrir",
      "Un consejo de {business} que ahorra tiempo",
    ],
    photo: "Aquí se ve: {words}",
    question: "¿Qué es y cuánto cuesta?",
    holiday: "Horario en torno al festivo: {name}",
  },
  fr: {
    ideas: [
      "Ce qui nous fait connaître : {about}",
      "Dans les coulisses de {business}",
      "Pensé pour : {audience}",
      "Ce que nous entendons si souvent : {pain}",
      "Qui travaille chez {business}, et avec quelle fierté",
      "Comment c’est fait, pas à pas : {about}",
      "La question que l’on nous pose le plus chez {business}",
      "Merci aux habitués de {business}",
      "Le premier geste de la journée chez {business}",
      "Un conseil de {business} qui fait gagner du temps",
    ],
    photo: "On voit ici : {words}",
    question: "Qu’est-ce que c’est, et combien ça coûte ?",
    holiday: "Horaires autour du jour férié : {name}",
  },
  de: {
    ideas: [
      "Wofür man uns kennt: {about}",
      "Ein Blick hinter die Kulissen von {business}",
      "Gemacht für: {audience}",
      "Was wir so oft hören: {pain}",
      "Wer bei {business} arbeitet und worauf er stolz ist",
      "Wie es entsteht, Schritt für Schritt: {about}",
      "Die häufigste Frage bei {business}",
      "Ein Dank an die Stammkundschaft von {business}",
      "Der erste Handgriff des Tages bei {business}",
      "Ein Rat von {business}, der Zeit spart",
    ],
    photo: "Zu sehen: {words}",
    question: "Was ist das, und was kostet es?",
    holiday: "Öffnungszeiten rund um den Feiertag: {name}",
  },
  hu: {
    ideas: [
      "Amiről ismernek minket: {about}",
      "Pillantás a kulisszák mögé: {business}",
      "Nekik készül: {audience}",
      "Amit olyan gyakran hallunk: {pain}",
      "Kik dolgoznak itt, és mire büszkék: {business}",
      "Így készül, lépésről lépésre: {about}",
      "A leggyakoribb kérdés, amit kapunk: {business}",
      "Köszönet a törzsvásárlóknak: {business}",
      "A nap első mozdulata: {business}",
      "Egy tanács, amely időt takarít meg: {business}",
    ],
    photo: "Ez látható itt: {words}",
    question: "Mi ez, és mennyibe kerül?",
    holiday: "Nyitvatartás az ünnep körül: {name}",
  },
  pt: {
    ideas: [
      "Pelo que somos conhecidos: {about}",
      "Os bastidores de {business}",
      "Feito para: {audience}",
      "O que ouvimos com tanta frequência: {pain}",
      "Quem trabalha em {business} e do que tem orgulho",
      "Como é feito, passo a passo: {about}",
      "A pergunta que mais ouvimos em {business}",
      "Um obrigado aos clientes de sempre de {business}",
      "A primeira coisa que fazemos em {business} ao abrir",
      "Uma dica de {business} que poupa tempo",
    ],
    photo: "Aqui se vê: {words}",
    question: "O que é e quanto custa?",
    holiday: "Horários em torno do feriado: {name}",
  },
  it: {
    ideas: [
      "Per che cosa ci conoscono: {about}",
      "Dietro le quinte di {business}",
      "Pensato per: {audience}",
      "Quello che sentiamo così spesso: {pain}",
      "Chi lavora da {business}, e di che cosa va fiero",
      "Come nasce, passo dopo passo: {about}",
      "La domanda più frequente da {business}",
      "Un grazie ai clienti affezionati di {business}",
      "Il primo gesto della giornata da {business}",
      "Un consiglio di {business} che fa risparmiare tempo",
    ],
    photo: "Qui si vede: {words}",
    question: "Che cos’è, e quanto costa?",
    holiday: "Orari intorno alla festività: {name}",
  },
};
