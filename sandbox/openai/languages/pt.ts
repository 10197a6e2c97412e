import type { LanguageTexts } from "./types";

/** Portuguese. */
export const portuguese: LanguageTexts = {
  code: "pt",
  names: ["portuguese", "português", "portugues"],
  tones: {
    casual: {
      hooks: ["Pronto, chegou: {topic}.", "Adivinhe o que há de novo por aqui: {topic}."],
      body: [
        "Sem complicação, só uma coisa que também escolheríamos para nós.",
        "Já estávamos pensando nisso há um bom tempo, e agora é a sua vez.",
        "É daquelas coisas que a gente conta a um amigo na mesma noite.",
        "Não precisa planejar nada, venha do jeito que você é.",
        "Ficou com alguma dúvida? Deixe nos comentários que nós respondemos.",
      ],
      invitation: "Passe por aqui, dê uma olhada e veja se combina com você.",
      closing: "Até logo.",
    },
    friendly: {
      hooks: ["{topic}.", "Para você nesta semana: {topic}."],
      body: [
        "Preparamos tudo pensando em quem sempre volta a nos visitar.",
        "Seja a primeira visita ou a centésima, a casa é sua.",
        "Se não souber se é para você, pergunte, ajudamos com prazer.",
        "Vamos dedicar o tempo necessário, porque é assim que gostamos de trabalhar.",
        "Ficaremos felizes se isso deixar o seu dia um pouco mais leve.",
      ],
      invitation: "Venha nos visitar, será um prazer mostrar tudo.",
      closing: "Esperamos por você de braços abertos.",
    },
    professional: {
      hooks: ["{topic}.", "Para os nossos clientes: {topic}."],
      body: [
        "Cada etapa foi planejada com cuidado, para que o resultado seja digno da sua confiança.",
        "Informações claras e prazos confiáveis facilitam a sua decisão.",
        "A nossa empresa está à sua disposição para esclarecer dúvidas e orientar a sua escolha.",
        "Trabalhamos com um alto nível de exigência e o revemos regularmente.",
        "As suas necessidades são o ponto de partida do nosso trabalho.",
      ],
      invitation: "Entre em contato conosco para mais informações ou para agendar uma visita.",
      closing: "Agradecemos a sua confiança.",
    },
    enthusiastic: {
      hooks: ["A espera acabou: {topic}!", "Já não conseguíamos guardar segredo: {topic}!"],
      body: [
        "Estamos encantados com o resultado!",
        "Há dias que só se fala nisso por aqui, e agora é a sua vez!",
        "Você precisa ver com os seus próprios olhos!",
        "Este é o momento de experimentar uma coisa maravilhosa!",
        "Colocamos todo o coração nisso, e dá para notar em cada detalhe.",
      ],
      invitation: "Venha, seja um dos primeiros e comemore conosco!",
      closing: "Vai ser fantástico!",
    },
  },
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
    "Um trabalho bem-feito se nota quando tudo simplesmente funciona como deve.",
    "Uma palavra clara e uma promessa cumprida continuam sendo o melhor serviço.",
  ],
  business: [
    "Por trás de tudo está {business}, com pessoas que gostam de fazer as coisas bem-feitas.",
    "Para {business}, uma coisa bem-feita vale mais do que dez pela metade.",
    "Com {business}, o cuidado é mais do que uma promessa.",
  ],
  about: "Sobre nós, em uma só frase: {about}.",
  audience: "Para quem é? {audience}.",
  pains: "É uma coisa que ouvimos muitas vezes: {pain}. Já era hora de fazer algo a respeito.",
  details: "Bom saber:",
  links: "Saiba mais aqui:",
  question: "O que mais você gostaria de saber?",
  signature: "A equipe de {business}",
  email: {
    subject: "Assunto:",
    greeting: "Olá,",
    signOff: "Atenciosamente,",
  },
  tags: ["PequenosNegócios", "BoasNotícias", "Novidades"],
  brief:
    "Obrigado pela mensagem. Em resumo: comece pelo que mais importa a quem lê, diga isso em uma frase clara e termine com a única coisa que você gostaria que a pessoa fizesse.",
};
