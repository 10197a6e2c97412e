import type { LanguageLibrary } from "./types";

/** French: tu in the casual tone, vous in the others. Spaces before signs are made unbreakable by the writer. */
export const french: LanguageLibrary = {
  code: "fr",
  names: ["french", "français", "francais"],
  quotes: ["“", "”"],
  commonWords:
    "le la les des et pour avec notre nos votre vos nous est sont du au aux dès jusqu’au chaque tous toutes nouveau nouvelle une un en sur de à dans par",
  tones: {
    casual: {
      hooks: [
        "Bon, ça y est : {topic}.",
        "Devine ce qu’il y a de neuf chez nous : {topic}.",
        "Petite info avant que tu continues à faire défiler : {topic}.",
      ],
      body: [
        "Pas de chichis, juste quelque chose qu’on choisirait pour nous-mêmes.",
        "On y travaille depuis un moment, et maintenant c’est à toi de jouer.",
        "C’est le genre de chose qu’on raconte à un ami le soir même.",
        "Pas besoin de tout prévoir, viens simplement comme tu es.",
        "Une question ? Laisse un commentaire et on te répond.",
        "Parfois, une journée n’a besoin que d’un petit plaisir, et celui-ci est facile.",
        "Ça ne changera pas le monde, mais ça peut très bien sauver ton mardi.",
        "On a fait simple, parce que la vie est déjà assez compliquée.",
      ],
      invitations: [
        "Passe nous voir et regarde si ça te plaît.",
        "Envoie-nous un message, on s’occupe du reste ensemble.",
      ],
      closings: ["À très vite.", "On t’attend, et n’hésite pas à venir accompagné."],
      question: "Alors, ça te tente ?",
    },
    friendly: {
      hooks: [
        "Nous avons une belle nouvelle à partager avec vous : {topic}.",
        "Voici de quoi égayer votre semaine : {topic}.",
        "Nous avions hâte de vous en parler : {topic}.",
      ],
      body: [
        "Nous avons pensé à toutes les personnes qui reviennent nous voir avec plaisir.",
        "Que l’on se connaisse depuis des années ou depuis hier, vous êtes les bienvenus.",
        "Si vous hésitez, posez-nous la question, nous vous aiderons volontiers.",
        "Nous prendrons le temps qu’il faut, car c’est ainsi que nous aimons travailler.",
        "Nous serions heureux que cela rende vos journées un peu plus légères.",
        "Dites-nous franchement ce qui vous plaît et ce que nous pouvons améliorer.",
        "Vous connaissez peut-être quelqu’un qui en profiterait autant que vous.",
        "Vos mots gentils de ces dernières semaines nous ont beaucoup encouragés.",
      ],
      invitations: [
        "Venez nous voir, nous vous montrerons tout avec plaisir.",
        "Écrivez-nous quand vous voulez, nous vous répondrons avec plaisir.",
      ],
      closings: ["Au plaisir de vous voir.", "Merci d’être à nos côtés."],
      question: "Qu’aimeriez-vous savoir de plus ?",
    },
    professional: {
      hooks: [
        "Nous avons le plaisir de vous annoncer ce qui suit : {topic}.",
        "Une information pour nos clients et partenaires : {topic}.",
        "Nous souhaitons attirer votre attention sur ceci : {topic}.",
      ],
      body: [
        "Chaque étape a été préparée avec soin, afin que vous puissiez compter sur le résultat.",
        "Des informations claires et des délais fiables facilitent votre décision.",
        "Notre équipe est à votre disposition pour répondre à vos questions et vous conseiller.",
        "Nous nous fixons des exigences élevées et nous les réexaminons régulièrement.",
        "Vos besoins sont le point de départ de notre travail.",
        "Vous recevrez une réponse directe d’une personne qui connaît le sujet.",
        "Nous tenons à la transparence, de la première demande au dernier détail.",
        "Les retours de nos clients ont inspiré bon nombre de nos choix.",
      ],
      invitations: [
        "Contactez-nous pour tout renseignement ou pour convenir d’un rendez-vous.",
        "Nous vous invitons à nous faire part de vos besoins.",
      ],
      closings: ["Nous vous remercions de votre confiance.", "Dans l’attente de votre message."],
      question: "À quelles questions pouvons-nous répondre ?",
    },
    enthusiastic: {
      hooks: [
        "L’attente est terminée : {topic} !",
        "Impossible de garder cela pour nous : {topic} !",
        "Nous mourions d’envie de vous l’annoncer : {topic} !",
      ],
      body: [
        "Nous sommes absolument ravis du résultat !",
        "Toute l’équipe ne parle que de cela depuis des jours, et maintenant c’est votre tour !",
        "Il faut le voir pour le croire !",
        "C’est le moment d’essayer quelque chose de merveilleux !",
        "Nous y avons mis tout notre cœur, et cela se voit.",
        "Venez avec votre curiosité, car il y a tant à découvrir !",
        "Rien ne nous rend plus heureux que votre sourire la première fois.",
        "Parlez-en autour de vous, car la joie se partage !",
      ],
      invitations: [
        "Venez vite, soyez parmi les premiers et réjouissez-vous avec nous !",
        "Écrivez-nous dès aujourd’hui, nous avons hâte de vous lire !",
      ],
      closings: ["Cela va être formidable !", "Faisons-en une journée inoubliable !"],
      question: "Avez-vous aussi hâte que nous ?",
    },
  },
  details: ["Bon à savoir :", "L’essentiel en un coup d’œil :", "Ce qu’il faut retenir :"],
  audience: [
    "Pour qui ? {audience}.",
    "Nous avons pensé tout particulièrement à ces personnes : {audience}.",
  ],
  pains: [
    "Cela vous rappelle quelque chose ? {pain}. C’est justement là que nous voulons simplifier les choses.",
    "C’est une remarque qui revient souvent : {pain}. Il était temps d’y répondre.",
  ],
  about: ["Qui sommes-nous, en une phrase : {about}.", "Pour celles et ceux qui nous découvrent : {about}."],
  business: [
    "Derrière tout cela, il y a {business}, une équipe qui aime le travail bien fait.",
    "Chez {business}, une chose bien faite vaut mieux que dix à moitié.",
    "Avec {business}, le soin est plus qu’une promesse.",
    "Voilà ce que représente {business}, aujourd’hui comme tous les autres jours.",
  ],
  signature: "L’équipe de {business}",
  links: ["Pour en savoir plus :", "Toutes les informations :"],
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
  ],
  industries: {
    technology: [
      "La technologie est réussie quand elle se fait oublier et enlève une corvée à chacun.",
      "Un nouvel outil n’aide que si tout le monde le comprend sans mode d’emploi.",
    ],
    healthcare: [
      "Le bien-être commence là où quelqu’un prend le temps d’écouter.",
      "La santé est une affaire de confiance, et la confiance demande du calme et de l’attention.",
    ],
    retail: [
      "Une bonne boutique est un endroit où l’on reste volontiers une minute de plus.",
      "Ce qui arrive dans nos rayons a d’abord dû nous convaincre.",
    ],
    finance: [
      "Quand il s’agit d’argent, la clarté vaut mieux que toutes les grandes promesses.",
      "Les bonnes décisions financières commencent par des chiffres que chacun comprend.",
    ],
    education: [
      "On apprend mieux là où les questions sont bienvenues et les progrès visibles.",
      "Tout nouveau savoir commence par un petit premier pas et un peu de courage.",
    ],
    other: [
      "On reconnaît le bon travail à ce que tout fonctionne simplement comme il faut.",
      "Une parole claire et une promesse tenue restent le meilleur des services.",
    ],
  },
  email: {
    subject: "Objet :",
    greeting: "Bonjour,",
    formalGreeting: "Madame, Monsieur,",
    signOff: "Bien cordialement,",
  },
  tags: {
    technology: "Technologie",
    healthcare: "Santé",
    retail: "CommerceLocal",
    finance: "Finances",
    education: "Apprendre",
    other: "EntrepriseLocale",
    general: ["PetiteEntreprise", "BonneNouvelle", "Nouveauté"],
  },
  brief:
    "Merci pour votre message. En bref : commencez par ce qui compte le plus pour le lecteur, dites-le en une phrase claire et terminez par la seule chose que vous attendez de lui.",
};
