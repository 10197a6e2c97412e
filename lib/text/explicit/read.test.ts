import { describe, expect, it } from "vitest";
import { readExplicit } from "./read";
import type { Value } from "./types";

const found = (text: string, timeZone = "Europe/Budapest") =>
  readExplicit(text, timeZone).claims.map(({ from, to, value }): [string, Value] => [
    text.slice(from, to),
    value,
  ]);
const money = (amount: number, currency?: string) => ({ is: "money", amount, ...(currency && { currency }) });
const time = (hour: number, minute: number, more = {}) => ({
  is: "time",
  minute: hour * 60 + minute,
  ...more,
});

describe("what is explicit", () => {
  it.each<[string, [string, object][]]>([
    ["Open until 9 pm", [["9 pm", time(21, 0, { role: "until" })]]],
    ["See you at 8!", [["8", time(8, 0, { open: true })]]],
    [
      "Geöffnet 9–18 Uhr",
      [
        ["9", time(9, 0, { role: "from" })],
        ["18 Uhr", time(18, 0, { role: "until" })],
      ],
    ],
    ["Concert à 20h30.", [["20h30", time(20, 30)]]],
    ["Treffpunkt 18 Uhr am Rathaus", [["18 Uhr", time(18, 0)]]],
    [
      "Um 18.30 Uhr am See, Start um 12:15 am Steg",
      [
        ["18.30 Uhr", time(18, 30)],
        ["12:15", time(12, 15)],
      ],
    ],
    // No word but "am" tells the language.
    ["Treffpunkt 12:15 am Steg", [["12:15", time(12, 15)]]],
    ["Treffpunkt Halle 5 am Hafen", []],
    ["Brunch 12:15 am Sunday", [["12:15 am", time(0, 15)]]],
    ["Brunch 12:15 AM", [["12:15 AM", time(0, 15)]]],
    ["Bailamos hasta las 12:15 am", [["12:15 am", time(0, 15)]]],
    ["Bis 18 Uhr am Dienstag", [["18 Uhr", time(18, 0, { role: "until" })]]],
    [
      "Open from 8am, we close at 12 am",
      [
        ["8am", time(8, 0, { role: "from" })],
        ["12 am", time(0, 0)],
      ],
    ],
    [
      "Open daily 9 am – 5 pm",
      [
        ["9 am", time(9, 0, { role: "from" })],
        ["5 pm", time(17, 0, { role: "until" })],
      ],
    ],
    [
      "Opening hours: 9 am - 5 pm",
      [
        ["9 am", time(9, 0, { role: "from" })],
        ["5 pm", time(17, 0, { role: "until" })],
      ],
    ],
    [
      "Market hours 7 am, 8 am and 9 am",
      [
        ["7 am", time(7, 0)],
        ["8 am", time(8, 0)],
        ["9 am", time(9, 0)],
      ],
    ],
    ["Doors open: 9 am", [["9 am", time(9, 0)]]],
    ["Fresh bread daily, 6 am", [["6 am", time(6, 0)]]],
    [
      "Crusty, warm bread.\n\nBreakfast 7 am\nLunch 12 pm\nCoffee 9 am",
      [
        ["7 am", time(7, 0)],
        ["12 pm", time(12, 0)],
        ["9 am", time(9, 0)],
      ],
    ],
    [
      "Geschlossen 24.12.–26.12.",
      [
        ["24.12.", { is: "date", day: 24, month: 12 }],
        ["26.12.", { is: "date", day: 26, month: 12 }],
      ],
    ],
    [
      "Urlaub 1.8.-15.8.",
      [
        ["1.8.", { is: "date", day: 1, month: 8 }],
        ["15.8.", { is: "date", day: 15, month: 8 }],
      ],
    ],
    [
      "2 for £5 till 31/12",
      [
        ["£5", money(5, "GBP")],
        ["31/12", { is: "date", day: 31, month: 12 }],
      ],
    ],
    [
      "Sat 9-13, lu-ve 8-20",
      [
        ["9", time(9, 0, { open: true, role: "from" })],
        ["13", time(13, 0, { role: "until" })],
      ],
    ],
    ["Holnap 13 óráig vagyunk", [["13 óráig", time(13, 0, { role: "until" })]]],
    [
      "From 6:30 to 8 pm",
      [
        ["6:30", time(18, 30, { role: "from" })],
        ["8 pm", time(20, 0, { role: "until" })],
      ],
    ],
    [
      "December 18-ig, 18:00-ig",
      [
        ["December 18-ig", { is: "date", day: 18, month: 12 }],
        ["18:00-ig", time(18, 0, { role: "until" })],
      ],
    ],
    ["Menú del día 12,90 €", [["12,90 €", money(12.9, "EUR")]]],
    [
      "A kenyér 1 200 Ft, a kifli 89 Ft-tól",
      [
        ["1 200 Ft", money(1200, "HUF")],
        ["89 Ft-tól", money(89, "HUF")],
      ],
    ],
    [
      "R$ 60, US$1,250.50 and $5",
      [
        ["R$ 60", money(60, "BRL")],
        ["US$1,250.50", money(1250.5, "USD")],
        ["$5", money(5, "$")],
      ],
    ],
    ["Only 2.490.- today", [["2.490.-", money(2490)]]],
    [
      "-15 % sur tout, 20 por ciento",
      [
        ["-15 %", { is: "percent", amount: 15 }],
        ["20 por ciento", { is: "percent", amount: 20 }],
      ],
    ],
    [
      "3. bis 17. August",
      [
        ["3.", { is: "date", day: 3, month: 8 }],
        ["17. August", { is: "date", day: 17, month: 8 }],
      ],
    ],
    ["Ruf an: +36 1 555 1234", [["+36 1 555 1234", { is: "phone", number: "+3615551234" }]]],
    [
      "kovacs.example/rolls, anna@kovacs.example",
      [
        ["kovacs.example/rolls", { is: "link", host: "kovacs.example", path: "/rolls" }],
        ["anna@kovacs.example", { is: "mail", address: "anna@kovacs.example" }],
      ],
    ],
  ])("%j", (text, claims) => expect(found(text)).toEqual(claims));

  it.each([
    "24/7 and 1/2 price, 3 for 2, size 38.5",
    "Straße des 17. Juni, rue du 8 mai 1945, calle 2 de Mayo",
    "HU42 1177 3016 1111 1018 0000 0000",
    "12 rolls, 500 g, COVID-19, page 7",
    "ab Fr. und So.",
    "Kezdés 3-tól 6 éves korig, 10-től 20 főig",
    "Gruppe Sa 9-12 Jahre",
  ])("is not in %j", (text) => expect(found(text)).toEqual([]));

  it("of 'Fr. 25.' is a price where one pays in francs", () => {
    expect(found("Fondue ab Fr. 25.", "Europe/Zurich")).toEqual([["Fr. 25", money(25, "CHF")]]);
    expect(found("Fondue ab Fr. 28.-")).toEqual([["Fr. 28.-", money(28, "CHF")]]);
  });

  it("are places that were to be filled in, in any language", () => {
    const text = "Call [phone] or {{name}}, XXX €; Tel. [1] and [menu](https://a.example)";
    const blanks = readExplicit(text, "UTC").blanks.map(({ from, to }) => text.slice(from, to));
    expect(blanks).toEqual(["[phone]", "{{name}}", "XXX €"]);
  });
});
