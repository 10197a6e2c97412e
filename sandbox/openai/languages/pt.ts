import type { LanguageLibrary } from "./types";

/** Portuguese: você throughout, as written in Brazil. */
export const portuguese: LanguageLibrary = {
  code: "pt",
  names: ["portuguese", "português", "portugues"],
  quotes: ["“", "”"],
  commonWords:
    "o os as e para com nosso nossa nossos seu sua é são do da dos das ao desde até cada todos todas novo nova um uma em no na por de que",
  tones: {
    casual: {
      hooks: [
        "Pronto, chegou: {topic}.",
        "Adivinhe o que há de novo por aqui: {topic}.",
        "Um aviso rápido antes de você continuar: {topic}.",
      ],
      body: [
        "Sem complicação, só uma coisa que também escolheríamos para nós.",
        "Já estávamos pensando nisso há um bom tempo, e agora é a sua vez.",
        "É daquelas coisas que a gente conta a um amigo na mesma noite.",
        "Não precisa planejar nada, venha do jeito que você é.",
        "Ficou com alguma dúvida? Deixe nos comentários que nós respondemos.",
        "Há dias que só precisam de uma pequena alegria, e esta é bem fácil.",
        "Não vai mudar o mundo, mas pode muito bem salvar a sua terça-feira.",
        "Fizemos tudo simples, porque a vida já é complicada o suficiente.",
      ],
      invitations: [
        "Passe por aqui, dê uma olhada e veja se combina com você.",
        "Mande uma mensagem e o resto nós resolvemos juntos.",
      ],
      closings: ["Até logo.", "Até breve, e traga alguém se quiser."],
      question: "E você, vai experimentar?",
    },
    friendly: {
      hooks: [
        "Temos uma coisa boa para compartilhar com você: {topic}.",
        "Aqui vai uma boa notícia para a sua semana: {topic}.",
        "Não víamos a hora de contar isto a você: {topic}.",
      ],
      body: [
        "Preparamos tudo pensando em quem sempre volta a nos visitar.",
        "Seja a primeira visita ou a centésima, a casa é sua.",
        "Se não souber se é para você, pergunte, ajudamos com prazer.",
        "Vamos dedicar o tempo necessário, porque é assim que gostamos de trabalhar.",
        "Ficaremos felizes se isso deixar o seu dia um pouco mais leve.",
        "Conte com sinceridade o que agrada e o que podemos melhorar.",
        "Talvez você conheça alguém que vai gostar tanto quanto você.",
        "As suas palavras simpáticas das últimas semanas nos deram muita força.",
      ],
      invitations: [
        "Venha nos visitar, será um prazer mostrar tudo.",
        "Escreva quando for melhor para você, responderemos com prazer.",
      ],
      closings: ["Esperamos por você de braços abertos.", "Obrigado por estar conosco."],
      question: "O que mais você gostaria de saber?",
    },
    professional: {
      hooks: [
        "Temos o prazer de comunicar o seguinte: {topic}.",
        "Uma novidade para os nossos clientes e parceiros: {topic}.",
        "Gostaríamos de chamar a sua atenção para o seguinte: {topic}.",
      ],
      body: [
        "Cada etapa foi planejada com cuidado, para que o resultado seja digno da sua confiança.",
        "Informações claras e prazos confiáveis facilitam a sua decisão.",
        "A nossa empresa está à sua disposição para esclarecer dúvidas e orientar a sua escolha.",
        "Trabalhamos com um alto nível de exigência e o revemos regularmente.",
        "As suas necessidades são o ponto de partida do nosso trabalho.",
        "Você recebe uma resposta direta de uma pessoa que conhece o assunto.",
        "Damos importância à transparência, desde o primeiro contato até o último detalhe.",
        "As opiniões dos nossos clientes inspiraram muitas das nossas decisões.",
      ],
      invitations: [
        "Entre em contato conosco para mais informações ou para agendar uma visita.",
        "Convidamos você a nos contar o que precisa.",
      ],
      closings: ["Agradecemos a sua confiança.", "Aguardamos a sua mensagem."],
      question: "Quais dúvidas podemos esclarecer?",
    },
    enthusiastic: {
      hooks: [
        "A espera acabou: {topic}!",
        "Já não conseguíamos guardar segredo: {topic}!",
        "Finalmente podemos contar: {topic}!",
      ],
      body: [
        "Estamos encantados com o resultado!",
        "Há dias que só se fala nisso por aqui, e agora é a sua vez!",
        "Você precisa ver com os seus próprios olhos!",
        "Este é o momento de experimentar uma coisa maravilhosa!",
        "Colocamos todo o coração nisso, e dá para notar em cada detalhe.",
        "Traga a sua curiosidade, porque há muito para descobrir!",
        "Nada nos deixa mais felizes do que ver o seu rosto na primeira vez.",
        "Conte para todo mundo, porque a alegria é melhor quando se divide!",
      ],
      invitations: [
        "Venha, seja um dos primeiros e comemore conosco!",
        "Fale com a gente ainda hoje, mal podemos esperar!",
      ],
      closings: ["Vai ser fantástico!", "Vamos fazer deste um dia inesquecível!"],
      question: "Você também mal pode esperar?",
    },
  },
  details: ["Bom saber:", "Os detalhes de relance:", "O que realmente importa:"],
  audience: ["Para quem é? {audience}.", "Fizemos tudo pensando nestas pessoas: {audience}."],
  pains: [
    "Parece familiar? {pain}. É exatamente aí que queremos tornar tudo mais fácil.",
    "É uma coisa que ouvimos muitas vezes: {pain}. Já era hora de fazer algo a respeito.",
  ],
  about: ["Sobre nós, em uma só frase: {about}.", "Quem somos, para quem acaba de chegar: {about}."],
  business: [
    "Por trás de tudo está {business}, com pessoas que gostam de fazer as coisas bem-feitas.",
    "Para {business}, uma coisa bem-feita vale mais do que dez pela metade.",
    "Com {business}, o cuidado é mais do que uma promessa.",
    "É isto que {business} representa, hoje e em todos os outros dias.",
  ],
  signature: "A equipe de {business}",
  links: ["Saiba mais aqui:", "Mais informações:"],
  shared: [
    "As coisas boas raramente acontecem por acaso, nascem de muitas pequenas decisões.",
    "Pensamos em cada detalhe e tiramos tudo o que não era necessário.",
    "O que no fim parece fácil costuma pedir muita paciência no começo.",
    "Para nós, a qualidade está naquilo que quase ninguém nota à primeira vista.",
    "Muitas vezes são as pequenas coisas que transformam um dia comum em um dia bom.",
    "Por trás de cada resultado há pessoas que gostam do que fazem.",
    "Primeiro ouvimos e depois agimos, porque assim todos ganham tempo.",
    "Estar perto significa estar presente quando é preciso.",
    "A confiança não se constrói em um dia, por isso trabalhamos nela todos os dias.",
    "As melhores ideias muitas vezes surgem de uma conversa, e as nossas também.",
    "O trabalho honesto, as condições justas e uma palavra amável nunca saem de moda.",
  ],
  industries: {
    technology: [
      "A tecnologia é melhor quando funciona em silêncio e tira um peso das pessoas.",
      "Uma ferramenta nova só ajuda quando todos a entendem sem manual.",
    ],
    healthcare: [
      "O bem-estar começa onde alguém dedica tempo a ouvir.",
      "A saúde é uma questão de confiança, e a confiança pede calma e atenção.",
    ],
    retail: [
      "Uma boa loja é um lugar onde dá vontade de ficar mais um minuto.",
      "O que chega às nossas prateleiras precisou primeiro nos convencer.",
    ],
    finance: [
      "Quando se fala de dinheiro, a clareza vale mais do que qualquer grande promessa.",
      "As boas decisões sobre dinheiro começam com números que todos entendem.",
    ],
    education: [
      "A gente aprende melhor onde as perguntas são bem-vindas e o progresso aparece.",
      "Toda nova habilidade começa com um pequeno primeiro passo e um pouco de coragem.",
    ],
    other: [
      "Um trabalho bem-feito se nota quando tudo simplesmente funciona como deve.",
      "Uma palavra clara e uma promessa cumprida continuam sendo o melhor serviço.",
    ],
  },
  email: {
    subject: "Assunto:",
    greeting: "Olá,",
    formalGreeting: "Prezados clientes,",
    signOff: "Atenciosamente,",
  },
  tags: {
    technology: "Tecnologia",
    healthcare: "BemEstar",
    retail: "ComércioLocal",
    finance: "Finanças",
    education: "Aprender",
    other: "NegócioLocal",
    general: ["PequenosNegócios", "BoasNotícias", "Novidades"],
  },
  brief:
    "Obrigado pela mensagem. Em resumo: comece pelo que mais importa a quem lê, diga isso em uma frase clara e termine com a única coisa que você gostaria que a pessoa fizesse.",
};
