import type { LanguageTexts } from "./types";

/** Spanish. */
export const spanish: LanguageTexts = {
  code: "es",
  names: ["spanish", "español", "espanol", "castellano"],
  tones: {
    casual: {
      hooks: ["Pues ya está aquí: {topic}.", "Adivina qué hay de nuevo por aquí: {topic}."],
      body: [
        "Sin complicaciones, solo algo que elegiríamos también para nosotros.",
        "Llevamos un tiempo dándole vueltas y ahora te toca a ti.",
        "Es de esas cosas que acabas contando a alguien esa misma noche.",
        "No hace falta que planees nada, ven tal como eres.",
        "¿Tienes alguna duda? Déjala en los comentarios y te respondemos.",
      ],
      invitation: "Pásate, echa un vistazo y mira si te gusta.",
      closing: "Nos vemos pronto.",
    },
    friendly: {
      hooks: ["{topic}.", "Para ti esta semana: {topic}."],
      body: [
        "Lo hemos preparado pensando en quienes vuelven a visitarnos una y otra vez.",
        "Tanto si nos conocemos desde hace años como si es la primera vez, aquí tienes tu casa.",
        "Si no sabes si es para ti, pregúntanos, te ayudaremos con mucho gusto.",
        "Nos tomaremos el tiempo que haga falta, porque así nos gusta trabajar.",
        "Nos haría ilusión que te hiciera el día un poco más fácil.",
      ],
      invitation: "Ven a vernos, estaremos encantados de enseñártelo.",
      closing: "Te esperamos con los brazos abiertos.",
    },
    professional: {
      hooks: ["{topic}.", "Para nuestros clientes: {topic}."],
      body: [
        "Cada paso se ha planificado con cuidado para que usted pueda confiar en el resultado.",
        "Una información clara y unos plazos fiables facilitan su decisión.",
        "Nuestro equipo está a su disposición para resolver sus dudas y asesorarle.",
        "Trabajamos con un nivel de exigencia alto y lo revisamos con regularidad.",
        "Sus necesidades son el punto de partida de nuestro trabajo.",
      ],
      invitation: "Póngase en contacto con nosotros para ampliar la información o concertar una cita.",
      closing: "Le agradecemos su confianza.",
    },
    enthusiastic: {
      hooks: ["¡Se acabó la espera: {topic}!", "¡Casi no podíamos guardar el secreto: {topic}!"],
      body: [
        "¡Estamos encantados con cómo ha quedado!",
        "¡Todo el equipo lleva días hablando de ello y ahora te toca a ti!",
        "¡Tienes que verlo con tus propios ojos!",
        "¡Es el momento de probar algo maravilloso!",
        "Le hemos puesto todo el corazón, y se nota en cada detalle.",
      ],
      invitation: "¡Ven, sé de los primeros y disfrútalo con nosotros!",
      closing: "¡Va a ser fantástico!",
    },
  },
  shared: [
    "Las cosas buenas rara vez ocurren por casualidad, nacen de muchas decisiones pequeñas.",
    "Hemos pensado en cada detalle y hemos quitado todo lo que sobraba.",
    "Lo que al final parece fácil suele pedir mucha paciencia al principio.",
    "Para nosotros, la calidad está en lo que casi nadie nota a primera vista.",
    "A menudo son las cosas pequeñas las que convierten un día normal en uno bueno.",
    "Detrás de cada resultado hay personas a las que les gusta su trabajo.",
    "Primero escuchamos y después actuamos, porque así todos ganan tiempo.",
    "Estar cerca significa estar ahí cuando hace falta.",
    "La confianza no se construye en un día, por eso trabajamos en ella a diario.",
    "Las mejores ideas suelen salir de una conversación, y las nuestras también.",
    "El trabajo honrado, las condiciones justas y una palabra amable nunca pasan de moda.",
    "El buen oficio se nota en que todo funciona, sencillamente, como debe.",
    "Una palabra clara y una promesa cumplida siguen siendo el mejor servicio.",
  ],
  business: [
    "Detrás de todo esto está {business}, un equipo al que le gustan las cosas bien hechas.",
    "En {business}, una cosa bien hecha vale más que diez a medias.",
    "Con {business}, el cuidado es más que una promesa.",
  ],
  about: "Sobre nosotros, en una sola frase: {about}.",
  audience: "¿Para quién es? {audience}.",
  pains: "Es algo que oímos una y otra vez: {pain}. Ya era hora de ponerle remedio.",
  details: "Conviene saber:",
  links: "Más información aquí:",
  question: "¿Qué más te gustaría saber?",
  signature: "El equipo de {business}",
  email: {
    subject: "Asunto:",
    greeting: "Hola:",
    signOff: "Un cordial saludo,",
  },
  tags: ["PequeñosNegocios", "BuenasNoticias", "Novedades"],
  brief:
    "Gracias por su mensaje. En pocas palabras: empiece por lo que más le importa al lector, dígalo en una frase clara y termine con la única cosa que le gustaría que hiciera después.",
};
