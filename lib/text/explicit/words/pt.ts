import type { Words } from "./types";

export const PORTUGUESE: Words = {
  common:
    "o|a|os|as|de|do|da|dos|das|e|em|no|na|nos|para|com|por|um|uma|até|que|se|não|ao|sua|seu|temos|às|à|amanhã",
  until: "ate|antes",
  from: "desde|a partir|das?|dos?",
  this: "neste|nesta|este|esta",
  next: "proxim[ao]",
  nextAfter: "que vem|proxim[ao]",
  every: "cada|todos|todas|toda|aos|as",
  glue: "o|a|as|de|do|da|ao|dia|no|na",
  to: "a|ate|as",
  and: "e|ou",
  today: "hoje|esta noite",
  tomorrow: "amanha",
  at: "",
  clock: "horas?|hs|h",
  ending: "",
  street: "rua|avenida|praca|largo|travessa",
};
