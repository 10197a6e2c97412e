const WORDS =
  `fresh warm early local quiet sunny rainy crusty golden simple honest old new small big first last rye wheat oat
  butter honey walnut apple cherry plum pumpkin cinnamon vanilla salt cream crème café pâtisserie Brötchen roll loaf
  bread cake tart pie bun croissant baguette sandwich soup coffee tea juice breakfast lunch supper oven shop counter
  window street market square garden table baker family neighbour guest child friend morning noon evening weekend
  Monday Friday Sunday spring summer autumn winter holiday birthday wedding order offer price ticket queue recipe
  flour dough yeast sourdough we you they everybody nobody bake knead fold rest rise cool slice wrap bring share take
  taste smell love want need open close start finish wait come visit call write read with without from for until
  before after near behind today tomorrow again always often never only also still already together slowly quickly`
    .split(/\s+/)
    .filter(Boolean);

/** What a search looks for: in one post in three, in one in a thousand, and in none. */
export const SEARCHED = { common: "sourdough", rare: "marzipan", none: "quetzalcoatl" };

/** How many different sentences there are; each post is made of three to six of them. */
export const SENTENCES = 4000;

/** Sentences of eight to eighteen words, the same in every run. */
export function makeSentences(): string[] {
  let seed = 20;
  // Numerical Recipes' generator; every bit that is used is one of its upper ones.
  const below = (end: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * end);
  };
  return Array.from({ length: SENTENCES }, (_, n) => {
    const words = Array.from({ length: 8 + below(11) }, () => WORDS[below(WORDS.length)]);
    if (n === SENTENCES / 2) words.splice(3, 0, SEARCHED.rare);
    const text = words.join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
}
