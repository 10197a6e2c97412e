import type { AnswerWords } from "./types";

/** Spanish. */
export const spanish: AnswerWords = {
  opener:
    "claro(?: que sí)?|por supuesto|con gusto|desde luego|perfecto|vale|de acuerdo|aquí (?:tienes|tiene|está|va|te dejo|le dejo)|este es|esta es|a continuación|te dejo|le dejo|como pediste|he (?:escrito|creado|preparado)|tu|su|un|una|el|la",
  text: "(?:publicación|publicaciones|anuncio|borrador|pie de foto|traducción|propuesta de texto|texto alternativo|reescritura|copy|post)|texto(?= para | de la publicación|:|\\.|!|$)|versión (?:más |corregida|revisada|mejorada|final|nueva|traducida|corta|larga|breve|cálida|sencilla)\\w*|versión:",
  label:
    "(?:versión (?:más \\p{L}+|corregida|revisada|mejorada|final|nueva|traducida|corta|larga)|nueva versión|(?:publicación|post|anuncio)(?: de facebook)?|texto alternativo|texto alt|descripción de la imagen|texto|borrador|traducción|corrección)",
  we: "nosotr\\w+|nuestr\\w+|nos|somos|estamos|tenemos|abrimos|cerramos|hacemos|\\p{L}{3,}(?:amos|emos|imos)",
  afterword:
    "(?:avísame|avíseme|dime|dígame|házmelo saber|hágamelo saber)[^.!?]{0,20}\\bsi\\b(?=.*(?:cambi|ajust|versión|tono|texto|publicación|modific|algo más|más cort|más larg|otra))|¿?(?:quieres|quiere|te gustaría|le gustaría|deseas|desea) (?:que|otra|una)(?=.*(?:versión|ajust|cambi|texto|tono|acorte|alargue|escriba|modifi|publicación|hashtags))|imagen sugerida|sugerencia de imagen|espero que (?=.*(?:sirva|ayude|útil|texto|publicación))|(?:nota|notas|observación|aclaración)\\w*:(?=.*(?:he |texto|publicación|palabras|tono|inventad|datos|incluid|omitid|versión|marcador|corchetes))|he (?:dejado|omitido|mantenido|usado|utilizado|evitado|incluido|procurado|seguido)|est[ea] (?:publicación|texto|versión|anuncio|post) (?:es|tiene|usa|mantiene|evita|destaca|incluye)|(?:recuerda|recuerde|no olvides|no olvide)? ?(?:sustituir|reemplazar|rellenar|sustituye|reemplaza|reemplace|sustituya)[^.!?]{0,40}(?:corchetes|marcador)|siéntete libre de",
  counted: "palabras?|caracteres",
  refusal:
    "(?:lo siento|lo lamento|lamentablemente|disculpa|disculpe|perdón)?[^.!?\\n]{0,40}\\bno (?:puedo|podría|me es posible|estoy en condiciones de) ?(?:ayudar(?:te|le)?(?: con (?:eso|esto|esa|esta|tu|su|la|este)| a |\\.|,|$)|cumplir con|(?:escribir|crear|generar|redactar) (?:(?:el|la|esa|ese|esta|este|una?|ese tipo de|este tipo de) )?(?:publicaci|texto|contenido|anuncio|post|mensaje)|hacer eso|ver (?:la|esa|esta) (?:imagen|foto)|abrir (?:la|esa|ese|el) (?:imagen|foto|enlace))|como (?:ia\\b|inteligencia artificial|modelo de lenguaje)|soy (?:una ia\\b|un modelo de lenguaje)",
  question:
    "¿?(?:podrías|podría|puedes|puede|me puedes|me podrías|me podría) (?:por favor )?(?:decirme|contarme|darme|compartir|proporcionar|proporcionarme|indicarme|enviarme|facilitarme|decir|dar|contar)(?=.*(?:más (?:sobre|de|detalle|informa)|detalles|información|publicación))|(?:por favor,? )?(?:dime|dígame|cuéntame|cuénteme|indícame|indíqueme|facilítame|proporciona|proporcione|comparte|comparta) (?=.*(?:más (?:sobre|de|detalle)|detalles|información|publicación))|¿?(?:sobre qué|de qué) (?:quieres|quiere|debe|te gustaría|debería) (?:que|tratar|hablar)|¿?qué (?:te gustaría|le gustaría|quieres|quiere) (?:anunciar|publicar|que (?:diga|escriba|ponga))|(?:necesito|necesitaría) (?:más|algo más de|algunos|algunas) (?:información|detalles|datos)|para (?:escribir|crear|redactar) (?:la|esta|tu|una) (?:publicación|post)",
  choice: "versión|borrador|propuesta|opción|variante|alternativa",
};
