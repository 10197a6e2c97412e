import { describe, expect, it } from "vitest";
import { COMPARED } from "./constants";
import { mentionMatcher } from "./mentions";
import { NEARLY_LINEAR, growthOf } from "../../../tests/growth";

describe("a post names a thing, whatever its form", () => {
  it.each([
    ["croissants", "Our croissant of the week"],
    ["croissant", "Fresh croissants from seven"],
    ["CROISSANTS", "Fresh Croissants"],
    ["strawberries", "One strawberry on each tart"],
    ["pies", "A pie for two"],
    ["poppy seed rolls", "Poppy-seed rolls, warm"],
    ["poppy seed rolls", "Rolls with poppy on top"],
    ["baguettes, croissants", "A croissant with your coffee"],
    ["the haircuts", "A haircut for ten euros"],
    ["Brezel", "Butterbrezeln ab sieben"],
    ["Semmeln", "Jede Semmel von Hand"],
    ["Äpfel", "Ein Apfel am Tag"],
    ["Kränze", "Der Adventskranz ist fertig"],
    ["Mohnbrötchen", "Brot und Mohnbrötchen"],
    ["kifli", "Friss kiflivel várjuk"],
    ["mákos kifli", "A mákos kiflit ma sütjük"],
    ["torta", "Tortákkal készülünk"],
    ["pogácsa", "Sajtos pogácsák délig"],
    ["kenyér", "Kovászos kenyeret sütünk"],
    ["pains au chocolat", "Un pain au chocolat offert"],
    ["gâteaux", "Le gâteau du dimanche"],
    ["œufs", "Un œuf frais"],
    ["cruasanes", "Cruasán con jamón"],
    ["roscones", "El roscón de Reyes"],
    ["cornetti", "Un cornetto caldo"],
    ["focacce", "La focaccia è pronta"],
    ["bolos", "Bolo de cenoura"],
    ["flores", "Uma flor para ela"],
    ["ei", "Ein Ei am Morgen"],
  ])("%s: %s", (thing, text) => expect(mentionMatcher(thing)(text)).toBe(true));

  it.each([
    ["croissants", "Sourdough from seven on Saturday"],
    ["bread", "Breakfast is ready"],
    ["tart", "We start at seven"],
    ["pies", "A piece of advice"],
    ["roll", "Enrol your child now"],
    ["ham", "A hammer and a nail"],
    ["poppy seed rolls", "A seed for your garden"],
    ["Torte", "Tortilla mit Käse"],
    ["Brot", "Zeit für Musik"],
    ["kifli", "A vevő kifut az ajtón"],
    ["pommes", "Les pompiers du village"],
    ["pane", "Il panettone di Natale"],
    ["the rolls", "Nothing of the kind"],
    ["", "Anything"],
    [" , ", "Anything"],
  ])("%s is not named by: %s", (thing, text) => expect(mentionMatcher(thing)(text)).toBe(false));

  it("is looked for in a time that grows with the text", () => {
    const names = mentionMatcher("croissants, poppy seed rolls, butter pretzels, walnut bread, ".repeat(4));
    for (const piece of ["cro", "cr ", "crocr", "é", "1 ", " ", "poppy-"]) {
      const textOf = (length: number) =>
        Array.from({ length }, (_, n) => piece + n.toString(36))
          .join("")
          .slice(0, length);
      expect(growthOf(textOf, names, COMPARED / 4), piece).toBeLessThan(NEARLY_LINEAR);
    }
  });
});
