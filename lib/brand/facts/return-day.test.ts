import { describe, expect, it } from "vitest";
import { readAway } from "./return-day";

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
    "Ich bin krank, ab Donnerstag wieder da",
    "Ab Donnerstag, 26. November, wieder für euch da",
    "Ill, and back on Thursday at 8 am",
  ])("is named by “%s”", (text) => expect(readAway(text, writing).back).toBe("2026-11-26"));

  it.each([
    "Closed until Wednesday",
    "Ill",
    "The fever is back",
    "Closed on Friday",
    "Ab Donnerstag geschlossen",
    "Ab Donnerstag wieder geschlossen",
    "Back on Thursday or Friday",
    "Closed Wednesday, back on Thursday",
    "Back on Thursday. Back on Friday.",
    "Closed until Friday. Back on Thursday.",
    "Money back until Thursday",
  ])("is not by “%s”", (text) => expect(readAway(text, writing).back).toBeNull());
});
