import { describe, expect, it } from "vitest";
import { returnDay } from "./return-day";

/** A Tuesday. */
const writing = { writtenAt: new Date("2026-11-24T10:00:00Z"), timeZone: "Europe/Budapest" };

describe("the day from which somebody is there again", () => {
  it.each([
    "Back on Thursday",
    "We are back from Thursday",
    "Back on Thursday: closed until Wednesday",
    "The boiler is broken. We reopen on 26 November.",
    "Ab Donnerstag wieder da",
    "Wieder da am Donnerstag",
    "Wir sind am 26. November zurück",
    "Csütörtökön újra itt vagyunk",
    "Csütörtöktől ismét nyitva",
    "November 26-án újra itt vagyunk",
    "De retour jeudi",
    "Nous sommes de retour le 26 novembre",
    "De vuelta el jueves",
    "Torniamo giovedì",
    "De volta na quinta-feira",
  ])("is named by “%s”", (text) => expect(returnDay(text, writing)).toBe("2026-11-26"));

  it.each([
    "Closed until Wednesday",
    "Ill",
    "The fever is back",
    "Closed on Friday",
    "Ab Donnerstag geschlossen",
  ])("is not by “%s”", (text) => expect(returnDay(text, writing)).toBeNull());
});
