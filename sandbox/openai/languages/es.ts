import type { LanguageLibrary } from "./types";

/** Spanish: tú in every tone but the professional one. */
export const spanish: LanguageLibrary = {
  code: "es",
  names: ["spanish", "español", "espanol", "castellano"],
  quotes: ["«", "»"],
  commonWords:
    "el los las y para con nuestro nuestra nuestros tu su es son del al desde hasta cada todos todas nuevo nueva un una en por de la que",
  tones: {
    casual: {
      hooks: [
        "Pues ya está aquí: {topic}.",
        "Adivina qué hay de nuevo por aquí: {topic}.",
        "Un aviso rápido antes de que sigas bajando: {topic}.",
      ],
      body: [
        "Sin complicaciones, solo algo que elegiríamos también para nosotros.",
        "Llevamos un tiempo dándole vueltas y ahora te toca a ti.",
        "Es de esas cosas que acabas contando a alguien esa misma noche.",
        "No hace falta que planees nada, ven tal como eres.",
        "¿Tienes alguna duda? Déjala en los comentarios y te respondemos.",
        "A veces un día solo necesita una pequeña alegría, y esta es muy fácil.",
        "No va a cambiar el mundo, pero igual te salva el martes.",
        "Lo hemos hecho sencillo, que la vida ya es bastante complicada.",
      ],
      invitations: ["Pásate, echa un vistazo y mira si te gusta.", "Escríbenos y el resto lo vemos juntos."],
      closings: ["Nos vemos pronto.", "Te esperamos, y tráete a alguien si quieres."],
      question: "Y tú, ¿te animas a probar?",
    },
    friendly: {
      hooks: [
        "Tenemos algo bonito que compartir contigo: {topic}.",
        "Aquí va una buena noticia para tu semana: {topic}.",
        "Teníamos muchas ganas de contártelo: {topic}.",
      ],
      body: [
        "Lo hemos preparado pensando en quienes vuelven a visitarnos una y otra vez.",
        "Tanto si nos conocemos desde hace años como si es la primera vez, aquí tienes tu casa.",
        "Si no sabes si es para ti, pregúntanos, te ayudaremos con mucho gusto.",
        "Nos tomaremos el tiempo que haga falta, porque así nos gusta trabajar.",
        "Nos haría ilusión que te hiciera el día un poco más fácil.",
        "Cuéntanos con confianza qué te gusta y qué podríamos mejorar.",
        "Quizá conoces a alguien que lo disfrutaría tanto como tú.",
        "Tus palabras de cariño de estas semanas nos han dado mucho ánimo.",
      ],
      invitations: [
        "Ven a vernos, estaremos encantados de enseñártelo.",
        "Escríbenos cuando te venga bien y te responderemos con gusto.",
      ],
      closings: ["Te esperamos con los brazos abiertos.", "Gracias por estar con nosotros."],
      question: "¿Qué más te gustaría saber?",
    },
    professional: {
      hooks: [
        "Nos complace comunicarle lo siguiente: {topic}.",
        "Una novedad para nuestros clientes y colaboradores: {topic}.",
        "Queremos llamar su atención sobre lo siguiente: {topic}.",
      ],
      body: [
        "Cada paso se ha planificado con cuidado para que usted pueda confiar en el resultado.",
        "Una información clara y unos plazos fiables facilitan su decisión.",
        "Nuestro equipo está a su disposición para resolver sus dudas y asesorarle.",
        "Trabajamos con un nivel de exigencia alto y lo revisamos con regularidad.",
        "Sus necesidades son el punto de partida de nuestro trabajo.",
        "Recibirá una respuesta directa de una persona que conoce la materia.",
        "Damos importancia a la transparencia, desde la primera consulta hasta el último detalle.",
        "Las opiniones de nuestros clientes han inspirado muchas de nuestras decisiones.",
      ],
      invitations: [
        "Póngase en contacto con nosotros para ampliar la información o concertar una cita.",
        "Le invitamos a contarnos qué necesita.",
      ],
      closings: ["Le agradecemos su confianza.", "Quedamos a la espera de su mensaje."],
      question: "¿Qué preguntas podemos responderle?",
    },
    enthusiastic: {
      hooks: [
        "¡Se acabó la espera: {topic}!",
        "¡Casi no podíamos guardar el secreto: {topic}!",
        "¡Por fin podemos contarlo: {topic}!",
      ],
      body: [
        "¡Estamos encantados con cómo ha quedado!",
        "¡Todo el equipo lleva días hablando de ello y ahora te toca a ti!",
        "¡Tienes que verlo con tus propios ojos!",
        "¡Es el momento de probar algo maravilloso!",
        "Le hemos puesto todo el corazón, y se nota en cada detalle.",
        "¡Trae tu curiosidad, porque hay muchísimo por descubrir!",
        "Nada nos hace más felices que ver tu cara la primera vez.",
        "¡Cuéntaselo a todo el mundo, porque la alegría compartida es doble!",
      ],
      invitations: [
        "¡Ven, sé de los primeros y disfrútalo con nosotros!",
        "¡Escríbenos hoy mismo, estamos deseando leerte!",
      ],
      closings: ["¡Va a ser fantástico!", "¡Hagamos que sea un día inolvidable!"],
      question: "¿Tienes tantas ganas como nosotros?",
    },
  },
  details: ["Conviene saber:", "Los detalles de un vistazo:", "Lo que de verdad importa:"],
  audience: ["¿Para quién es? {audience}.", "Lo hemos hecho pensando en estas personas: {audience}."],
  pains: [
    "¿Suena conocido? {pain}. Ahí es justamente donde queremos poner las cosas más fáciles.",
    "Es algo que oímos una y otra vez: {pain}. Ya era hora de ponerle remedio.",
  ],
  about: [
    "Sobre nosotros, en una sola frase: {about}.",
    "Quiénes somos, para quien acaba de llegar: {about}.",
  ],
  business: [
    "Detrás de todo esto está {business}, un equipo al que le gustan las cosas bien hechas.",
    "En {business}, una cosa bien hecha vale más que diez a medias.",
    "Con {business}, el cuidado es más que una promesa.",
    "Esto es lo que representa {business}, hoy y todos los demás días.",
  ],
  signature: "El equipo de {business}",
  links: ["Más información aquí:", "Todos los detalles:"],
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
  ],
  industries: {
    technology: [
      "La tecnología es mejor cuando funciona en silencio y le quita una tarea a la gente.",
      "Una herramienta nueva solo ayuda si cualquiera puede usarla sin manual.",
    ],
    healthcare: [
      "El bienestar empieza donde alguien se toma el tiempo de escuchar.",
      "La salud es cuestión de confianza, y la confianza necesita calma y atención.",
    ],
    retail: [
      "Una buena tienda es un lugar donde apetece quedarse un minuto más.",
      "Lo que llega a nuestras estanterías ha tenido que convencernos primero.",
    ],
    finance: [
      "Cuando se trata de dinero, la claridad vale más que cualquier gran promesa.",
      "Las buenas decisiones sobre el dinero empiezan con números que todos entienden.",
    ],
    education: [
      "Se aprende mejor donde las preguntas son bienvenidas y el progreso se ve.",
      "Toda habilidad nueva empieza con un pequeño primer paso y un poco de valor.",
    ],
    other: [
      "El buen oficio se nota en que todo funciona, sencillamente, como debe.",
      "Una palabra clara y una promesa cumplida siguen siendo el mejor servicio.",
    ],
  },
  email: {
    subject: "Asunto:",
    greeting: "Hola:",
    formalGreeting: "Estimados clientes:",
    signOff: "Un cordial saludo,",
  },
  tags: {
    technology: "Tecnología",
    healthcare: "Bienestar",
    retail: "ComercioLocal",
    finance: "Finanzas",
    education: "Aprender",
    other: "NegocioLocal",
    general: ["PequeñosNegocios", "BuenasNoticias", "Novedades"],
  },
  brief:
    "Gracias por su mensaje. En pocas palabras: empiece por lo que más le importa al lector, dígalo en una frase clara y termine con la única cosa que le gustaría que hiciera después.",
};
