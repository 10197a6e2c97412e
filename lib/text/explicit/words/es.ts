import type { Words } from "./types";

export const SPANISH: Words = {
  common:
    "el|la|los|las|de|del|y|es|en|con|para|por|un|una|tu|hasta|desde|que|se|al|su|más|cada|mañana|somos|¡|¿",
  until: "hasta|antes",
  from: "desde|a partir|del",
  this: "este|proximo",
  next: "",
  nextAfter: "que viene|proximo",
  every: "cada|todos|los",
  glue: "el|la|los|de|del|dia",
  to: "al?|hasta",
  and: "y|o",
  today: "hoy|esta noche",
  tomorrow: "(?<!la |esta )manana",
  at: "",
  clock: "horas?|hrs?|h",
  ending: "",
  street: "calle|avenida|plaza|paseo",
};
