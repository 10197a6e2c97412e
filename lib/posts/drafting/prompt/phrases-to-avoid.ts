import type { Language } from "@/lib/posts/constants";

/** What models write unasked, and people of a trade do not. */
export const PHRASES_TO_AVOID: Record<Language, readonly string[]> = {
  english: ["treat yourself", "perfect for", "Tired of …?", "whether you …", "can't wait", "look no further"],
  hungarian: [
    ...["szívvel-lélekkel", "varázslatos", "legyen szó …", "álmaid", "ne maradj le", "örömmel jelentjük"],
  ],
  german: ["zaubern", "Lust auf …?", "egal ob … oder …", "sichere dir", "und das Beste"],
  french: [...["n'attendez plus", "l'esprit tranquille", "que vous soyez … ou …", "sans mauvaise surprise"]],
  spanish: ["¿hay algo mejor que …?", "date un capricho", "no te lo pierdas", "inmejorable"],
  portuguese: ["não está sozinho", "cuide de si", "a boa notícia", "momento ideal", "garanta já"],
  italian: ["coccolati", "non perdere l'occasione", "che tu sia … o …", "ti aspettiamo numerosi"],
};
