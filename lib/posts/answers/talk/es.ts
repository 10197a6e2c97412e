import type { TalkWords } from "./types";

/** Spanish. */
export const spanish: TalkWords = {
  small:
    "un una unos unas el la los las lo y o u pero de del al a para por en con como sobre que qué no ni ningún ninguna algún alguna algo más menos muy también solo sólo claro sí supuesto perfecto genial vale acuerdo gusto desde luego es son era ser está están sea hay ha han puede podría debería si cuándo cuál cuáles cómo cuánto otro otra otros otras este ese eso entonces ahora bien tal lamentablemente desafortunadamente siento lamento disculpa posible imposible precio precios fecha hora dirección teléfono lugar enlace nombre haga hacer hago espero sirva ayude guste cambi* añad* inclu* dejado deja* mant* usado breve sencillo cálido hech* parece parecen gracias problema porque sin según hasta prefiero formal informal directo hechos información idea ideas inicio final línea líneas usar nuevo nueva listo lista autorizado autorizada permitido solicitud petición ya bastante procurado tratado intentado nota notas página mensaje* palabra palabras estilo sería serían estaría dímelo dígamelo diferente distinto distinta diverso mejor tendría debo tengo tener necesito nada todo toda cada mismo misma así pues entendido encantado encantada excelente fenomenal divertido serio alguno pronto perdona perdone tipo",
  person:
    "yo me mi mis te ti tu tus usted le su sus quieres quiere prefieres prefiere deseas desea gustaría puedo podría he avísame avíseme dime dígame estoy prefieras",
  point: "aquí esto esta este estas estos siguiente siguientes continuación abajo así",
  text: "texto textos publicación publicaciones post posts anuncio* borrador* versión versiones redacción* frase frases tono párrafo* marcador* corchete* emoji* hashtag* contenido* propuesta* ajust* adapt* acort* alarg* reescrib* reformul* corto corta largo larga mencion* omit* inventad* indicad* facilitad* facebook sugerencia*",
  make: "escrib* escrito redact* crear creado gener* prepar* propongo proponer escribo redacto sugiero",
  cannot: "no",
  promise: "escribo redacto",
  help: "ayudar ayudarte ayudarle",
};
