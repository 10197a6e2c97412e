import type { LanguageTexts } from "./types";

/** French. */
export const french: LanguageTexts = {
  code: "fr",
  names: ["french", "français", "francais"],
  tones: {
    casual: {
      hooks: ["Bon, ça y est : {topic}.", "Devine ce qu’il y a de neuf chez nous : {topic}."],
      body: [
        "Pas de chichis, juste quelque chose qu’on choisirait pour nous-mêmes.",
        "On y travaille depuis un moment, et maintenant c’est à toi de jouer.",
        "C’est le genre de chose qu’on raconte à un ami le soir même.",
        "Pas besoin de tout prévoir, viens simplement comme tu es.",
        "Une question ? Laisse un commentaire et on te répond.",
      ],
      invitation: "Passe nous voir et regarde si ça te plaît.",
      closing: "À très vite.",
    },
    friendly: {
      hooks: ["{topic}.", "Pour vous cette semaine : {topic}."],
      body: [
        "Nous avons pensé à toutes les personnes qui reviennent nous voir avec plaisir.",
        "Que l’on se connaisse depuis des années ou depuis hier, vous êtes les bienvenus.",
        "Si vous hésitez, posez-nous la question, nous vous aiderons volontiers.",
        "Nous prendrons le temps qu’il faut, car c’est ainsi que nous aimons travailler.",
        "Nous serions heureux que cela rende vos journées un peu plus légères.",
      ],
      invitation: "Venez nous voir, nous vous montrerons tout avec plaisir.",
      closing: "Au plaisir de vous voir.",
    },
    professional: {
      hooks: ["{topic}.", "Pour nos clients : {topic}."],
      body: [
        "Chaque étape a été préparée avec soin, afin que vous puissiez compter sur le résultat.",
        "Des informations claires et des délais fiables facilitent votre décision.",
        "Notre équipe est à votre disposition pour répondre à vos questions et vous conseiller.",
        "Nous nous fixons des exigences élevées et nous les réexaminons régulièrement.",
        "Vos besoins sont le point de départ de notre travail.",
      ],
      invitation: "Contactez-nous pour tout renseignement ou pour convenir d’un rendez-vous.",
      closing: "Nous vous remercions de votre confiance.",
    },
    enthusiastic: {
      hooks: ["L’attente est terminée : {topic} !", "Impossible de garder cela pour nous : {topic} !"],
      body: [
        "Nous sommes absolument ravis du résultat !",
        "Toute l’équipe ne parle que de cela depuis des jours, et maintenant c’est votre tour !",
        "Il faut le voir pour le croire !",
        "C’est le moment d’essayer quelque chose de merveilleux !",
        "Nous y avons mis tout notre cœur, et cela se voit.",
      ],
      invitation: "Venez vite, soyez parmi les premiers et réjouissez-vous avec nous !",
      closing: "Cela va être formidable !",
    },
  },
  shared: [
    "Les bonnes choses arrivent rarement par hasard, elles naissent de nombreuses petites décisions.",
    "Nous avons réfléchi à chaque détail et retiré tout ce qui était inutile.",
    "Ce qui paraît simple à la fin a souvent demandé beaucoup de patience au début.",
    "Pour nous, la qualité se cache dans ce que presque personne ne remarque d’abord.",
    "Ce sont souvent les petites choses qui font d’un jour ordinaire une belle journée.",
    "Derrière chaque résultat, il y a des gens qui aiment leur métier.",
    "Nous écoutons d’abord et nous agissons ensuite, car tout le monde y gagne du temps.",
    "Être proche, pour nous, c’est être là quand cela compte.",
    "La confiance ne se construit pas en un jour, alors nous y travaillons chaque jour.",
    "Les meilleures idées viennent souvent d’une conversation, et les nôtres aussi.",
    "Un travail honnête, des conditions justes et un mot aimable ne se démodent jamais.",
    "On reconnaît le bon travail à ce que tout fonctionne simplement comme il faut.",
    "Une parole claire et une promesse tenue restent le meilleur des services.",
  ],
  business: [
    "Derrière tout cela, il y a {business}, une équipe qui aime le travail bien fait.",
    "Chez {business}, une chose bien faite vaut mieux que dix à moitié.",
    "Avec {business}, le soin est plus qu’une promesse.",
  ],
  about: "Qui sommes-nous, en une phrase : {about}.",
  audience: "Pour qui ? {audience}.",
  pains: "C’est une remarque qui revient souvent : {pain}. Il était temps d’y répondre.",
  details: "Bon à savoir :",
  links: "Pour en savoir plus :",
  question: "Qu’aimeriez-vous savoir de plus ?",
  signature: "L’équipe de {business}",
  email: {
    subject: "Objet :",
    greeting: "Bonjour,",
    signOff: "Bien cordialement,",
  },
  tags: ["PetiteEntreprise", "BonneNouvelle", "Nouveauté"],
  brief:
    "Merci pour votre message. En bref : commencez par ce qui compte le plus pour le lecteur, dites-le en une phrase claire et terminez par la seule chose que vous attendez de lui.",
};
