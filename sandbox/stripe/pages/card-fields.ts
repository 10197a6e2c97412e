import { html } from "hono/html";
import { TEST_CARDS } from "../billing/payments/cards";

const WORDS: Readonly<Record<string, string>> = {
  "4242424242424242": "Visa, works",
  "5555555555554444": "Mastercard, works",
  "378282246310005": "American Express, works",
  "4000000000000002": "declined",
  "4000000000009995": "declined: insufficient funds",
  "4000000000009987": "declined: lost card",
  "4000000000000069": "declined: expired card",
  "4000000000000119": "declined: processing error",
  "4000000000000341": "can be saved, every payment fails",
  "4000000000000259": "works, and is disputed at once",
};

/** Number, expiry and code, filled in with a card that works; the names are those of Stripe's own page. */
export function cardFields() {
  return html`<label
      >Card number<input
        name="cardNumber"
        inputmode="numeric"
        autocomplete="off"
        list="test-cards"
        value="4242 4242 4242 4242"
        required
    /></label>
    <datalist id="test-cards">
      ${Object.keys(TEST_CARDS).map((number) => html`<option value="${grouped(number)}">${WORDS[number]}</option>`)}
    </datalist>
    <div class="two">
      <label
        >Expiry<input name="cardExpiry" placeholder="MM / YY" autocomplete="off" value="12 / 34" required
      /></label>
      <label>CVC<input name="cardCvc" inputmode="numeric" autocomplete="off" value="123" required /></label>
    </div>
    <details class="soft">
      <summary>Test cards</summary>
      <ul>
        ${Object.keys(TEST_CARDS).map((number) => html`<li>${grouped(number)}: ${WORDS[number]}</li>`)}
      </ul>
    </details>`;
}

function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** Reads the fields back. `12 / 34`, `12/2034` and `1234` are all December 2034. */
export function cardFrom(form: FormData): { number: string; expMonth: number; expYear: number } {
  const expiry = String(form.get("cardExpiry") ?? "").replace(/\D/g, "");
  const year = Number(expiry.slice(2));
  return {
    number: String(form.get("cardNumber") ?? ""),
    expMonth: Number(expiry.slice(0, 2)),
    expYear: year < 100 ? 2000 + year : year,
  };
}
