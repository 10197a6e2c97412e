import { describe, expect, it } from "vitest";
import { mayHoldBlank } from "../may-hold-blank";
import { findBlanks, withoutBlankLines } from "./blanks";

describe("a blank", () => {
  it.each([
    ["Visit [Your Bakery Name] at [Address]!", ["[Your Bakery Name]", "[Address]"]],
    ["Call {phone} before {{date}}.", ["{phone}", "{{date}}"]],
    ["Order here: <insert link>", ["<insert link>"]],
    ["Call us: XXX-XXXX", ["XXX-XXXX"]],
    ["Only €XX, until XX:XX", ["€XX", "XX:XX"]],
    ["Jetzt bestellen: [Link einfügen]", ["[Link einfügen]"]],
    ["Nur [Preis] (hier Uhrzeit einfügen)", ["[Preis]", "(hier Uhrzeit einfügen)"]],
    ["Ára: [ide jön az ár]", ["[ide jön az ár]"]],
    ["Llámanos: [número de teléfono]", ["[número de teléfono]"]],
    ["Rendez-vous au [votre adresse]", ["[votre adresse]"]],
    ["Ligue para [telefone]", ["[telefone]"]],
    ["Vieni in [indirizzo]", ["[indirizzo]"]],
    ["[Image: a loaf]", ["[Image: a loaf]"]],
    ["Name: ____", ["____"]],
    ["Only XXX today", ["XXX"]],
    ["Find us at XXX. We open at 7.", ["XXX"]],
    ["From X € a loaf", ["X €"]],
    ["Pão por R$ XX", ["R$ XX"]],
    ["#[BusinessName], code [PROMO CODE]", ["[BusinessName]", "[PROMO CODE]"]],
    ["Wir sehen uns: [TREFFPUNKT]", ["[TREFFPUNKT]"]],
    ["Rye is back.\nAddress: your address here", ["your address here"]],
    ["Ihre Telefonnummer hier", ["Ihre Telefonnummer hier"]],
    ["• Ort: hier Ihre Adresse", ["hier Ihre Adresse"]],
    ["Az Ön címe ide", ["Az Ön címe ide"]],
    ["Su dirección aquí", ["Su dirección aquí"]],
    ["Votre numéro de téléphone ici.", ["Votre numéro de téléphone ici."]],
    ["O seu endereço aqui", ["O seu endereço aqui"]],
    ["Il tuo indirizzo qui", ["Il tuo indirizzo qui"]],
    ["[Logo]\nRye is back", ["[Logo]"]],
    ["[logó] [Cégnév] [Firma] [entreprise]", ["[logó]", "[Cégnév]", "[Firma]", "[entreprise]"]],
    ["[Su empresa] [Azienda]", ["[Su empresa]", "[Azienda]"]],
    ["Only %PRICE% at %business_name%", ["%PRICE%", "%business_name%"]],
    ["Csak %ÁR%, ab %DATUM%, a %PRECIO%", ["%ÁR%", "%DATUM%", "%PRECIO%"]],
    ["À %PRIX%, a %PREZZO%, por %PREÇO%", ["%PRIX%", "%PREZZO%", "%PREÇO%"]],
    ["By <your name>", ["<your name>"]],
    ["Csak __ Ft a kifli", ["__ Ft"]],
    ["Ab __ Uhr, nur __€ statt € __", ["__ Uhr", "__€", "€ __"]],
    ["À __ h, a las __:__ horas", ["__ h", "__:__"]],
    ["Rye is back.\nPrice: ...", ["Price: ..."]],
    ["Ár: …\n📞 Telefon: ....\nCím: –", ["Ár: …", "Telefon: ....", "Cím: –"]],
    ["Name: ...\nPrice: ???\nFoto: –", ["Name: ...", "Foto: –"]],
    ["Rye is back.\nHora: …", ["Hora: …"]],
    ["Preis: --\n• Anschrift: …", ["Preis: --", "Anschrift: …"]],
    [
      "Precio: ...\nPrix : …\nPreço: [ ]\nPrezzo: [...]",
      ["Precio: ...", "Prix : …", "Preço: [ ]", "Prezzo: [...]"],
    ],
  ])("is found in %j", (text, blanks) => {
    expect(findBlanks(text).map((blank) => blank.text)).toEqual(blanks);
    for (const { from, to, text: found } of findBlanks(text)) expect(text.slice(from, to)).toBe(found);
    expect(mayHoldBlank(text)).toBe(true);
  });

  it.each([
    "As she said [sic]",
    "Closed today :-[",
    "[Video]",
    "[Brand new] Rye rolls",
    "Todo lo que hay [...] y más",
    "[ ] milk, [ ] bread",
    "100% rye, WIFI %, -20% until 5%",
    "100 %RYE% and %RYE%",
    "%RABATT% %%PRICE%%",
    "__Ft 500__ and __bold__ words",
    "snake__case, 5__6",
    "And the price: …",
    "The price: ... guess!",
    "Tu: ...",
    "Secret party!\nDate: 5 December\nLocation: ???",
    "Guess the\nPrice: ...",
    "Ratet den\nPreis: …\nund gewinnt!",
    "Name the baby goat!\nName: ...?",
    "Name the baby goat!\nName: ...",
    "Ár: ???",
    "Foto: –",
    "Price: ask us...",
    "Prices: – 3 € rye",
    "Name the price:",
    "[1] Rye, [2] spelt",
    "[new] Rye rolls",
    "Sizes L, XL and XXL",
    "Love, Anna xxx",
    "Order your bread here: rolls.example",
    "Book your table by phone, your name is all that we need",
    "Write to <anna@example.com> or <https://example.com/name>",
    "Free (adults only)",
    "Rolls < 2 € and > 1 €",
    "3 x € 10, 2 x Ft 500, 2 x EUR 5,50, 10 € x 3",
    "XXX. Szüreti Fesztivál",
    "Jöjjön el a XXX. Szüreti Fesztiválra!",
    "Das XXX. Weinfest",
    "a_b_c",
    "{",
  ])("is not in %j", (text) => expect(findBlanks(text)).toEqual([]));

  it.each(["Rye is back on Saturday: 4.50 € a loaf.", "Nyitva 8-tól – gyere!", "Heute 20 % auf alles? Ja!"])(
    "is not even looked for in %j",
    (text) => expect(mayHoldBlank(text)).toBe(false),
  );

  it("takes its line with it where nothing else stands there", () => {
    expect(
      withoutBlankLines("Rye is back.\n[Image: a loaf]\n• Phone: [phone]\nAt [address], from seven"),
    ).toBe("Rye is back.\nAt [address], from seven");
  });

  it("takes the lines of labels with it, and leaves a single one that teases", () => {
    expect(withoutBlankLines("Rye is back.\nName: ...\nFoto: –\nCome by!")).toBe("Rye is back.\nCome by!");
    expect(withoutBlankLines("Rye is back.\nFoto: –")).toBe("Rye is back.\nFoto: –");
  });

  it.each([
    "[".repeat(30_000),
    "a ".repeat(30_000) + "\nName: ...",
    "{a ".repeat(20_000),
    "x".repeat(60_000),
    "_".repeat(60_000),
    "your a-".repeat(9_000),
  ])("is looked for in a text that is as awkward as can be", (text) =>
    expect(findBlanks(text).length).toBeLessThanOrEqual(1),
  );
});
