import type { Colour, Sight } from "../images/see";
import type { LanguageCode } from "./types";

type Words = Record<Sight["shape"], string> & { readonly colours: Record<Colour, string> };

const colours = (words: string): Record<Colour, string> => {
  const [red, orange, yellow, green, blue, violet, brown, white, grey, black] = words.split(" ") as string[];
  return { red, orange, yellow, green, blue, violet, brown, white, grey, black } as Record<Colour, string>;
};

/** An image in a sentence; `{colour}` is its prevailing colour. */
const SIGHTS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    wide: "A wide picture in which {colour} prevails",
    tall: "A tall picture in which {colour} prevails",
    square: "A square picture in which {colour} prevails",
    colours: colours("red orange yellow green blue violet brown white grey black"),
  },
  es: {
    wide: "Una imagen horizontal en la que predomina el {colour}",
    tall: "Una imagen vertical en la que predomina el {colour}",
    square: "Una imagen cuadrada en la que predomina el {colour}",
    colours: colours("rojo naranja amarillo verde azul violeta marrón blanco gris negro"),
  },
  fr: {
    wide: "Une image horizontale où domine le {colour}",
    tall: "Une image verticale où domine le {colour}",
    square: "Une image carrée où domine le {colour}",
    colours: colours("rouge orange jaune vert bleu violet brun blanc gris noir"),
  },
  de: {
    wide: "Ein Bild im Querformat, in dem {colour} überwiegt",
    tall: "Ein Bild im Hochformat, in dem {colour} überwiegt",
    square: "Ein quadratisches Bild, in dem {colour} überwiegt",
    colours: colours("Rot Orange Gelb Grün Blau Violett Braun Weiß Grau Schwarz"),
  },
  hu: {
    wide: "Fekvő kép, amelyen a(z) {colour} szín uralkodik",
    tall: "Álló kép, amelyen a(z) {colour} szín uralkodik",
    square: "Négyzetes kép, amelyen a(z) {colour} szín uralkodik",
    colours: colours("piros narancs sárga zöld kék lila barna fehér szürke fekete"),
  },
  pt: {
    wide: "Uma imagem horizontal em que predomina o {colour}",
    tall: "Uma imagem vertical em que predomina o {colour}",
    square: "Uma imagem quadrada em que predomina o {colour}",
    colours: colours("vermelho laranja amarelo verde azul violeta marrom branco cinza preto"),
  },
  it: {
    wide: "Un’immagine orizzontale in cui prevale il {colour}",
    tall: "Un’immagine verticale in cui prevale il {colour}",
    square: "Un’immagine quadrata in cui prevale il {colour}",
    colours: colours("rosso arancione giallo verde blu viola marrone bianco grigio nero"),
  },
};

/** What is seen of an image, in a language, without a full stop. */
export function sightIn(code: LanguageCode, { shape, colour }: Sight): string {
  const words = SIGHTS[code];
  return words[shape].replace("{colour}", words.colours[colour]);
}
