import type { Words } from "./types";

export const FRENCH: Words = {
  common:
    "le|la|les|de|des|du|et|est|nous|vous|votre|nos|pour|avec|dans|sur|au|aux|en|une|un|ce|chez|dès|à|demain",
  until: "jusqu.(?:a|au)|avant|d.ici",
  from: "des|a partir|depuis|du",
  this: "ce",
  next: "",
  nextAfter: "prochain",
  every: "tous|chaque|le|les",
  glue: "le|la|du|de|au|l.",
  to: "au|a",
  and: "et|ou",
  today: "aujourd.hui|ce soir",
  tomorrow: "demain",
  at: "",
  clock: "heures?|h",
  ending: "",
  street: "rue|avenue|place|boulevard|quai",
};
