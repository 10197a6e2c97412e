import type { Refusal } from "../../core/entities";

interface TestCard {
  brand: string;
  setup: Refusal | null;
  charge: Refusal | null;
  disputes?: boolean;
}

function declined(decline_code: string, message: string, code = "card_declined"): Refusal {
  return { code, decline_code, message };
}

/** What a card says that its bank refuses, by Stripe's decline code. Source: docs.stripe.com/testing */
export const REFUSALS = {
  generic_decline: declined("generic_decline", "Your card was declined."),
  insufficient_funds: declined("insufficient_funds", "Your card has insufficient funds."),
  lost_card: declined("lost_card", "Your card was declined."),
  expired_card: declined("expired_card", "Your card has expired.", "expired_card"),
  processing_error: declined(
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
    "processing_error",
  ),
} satisfies Record<string, Refusal>;

export type DeclineCode = keyof typeof REFUSALS;

const works = (brand: string): TestCard => ({ brand, setup: null, charge: null });
const fails = (code: DeclineCode): TestCard => ({
  brand: "visa",
  setup: REFUSALS[code],
  charge: REFUSALS[code],
});

/** The test cards that are played, by number. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  "4242424242424242": works("visa"),
  "5555555555554444": works("mastercard"),
  "378282246310005": works("amex"),
  "4000000000000002": fails("generic_decline"),
  "4000000000009995": fails("insufficient_funds"),
  "4000000000009987": fails("lost_card"),
  "4000000000000069": fails("expired_card"),
  "4000000000000119": fails("processing_error"),
  // Can be saved, and is refused at every charge: a trial starts well and its first invoice fails.
  "4000000000000341": { brand: "visa", setup: null, charge: REFUSALS.generic_decline },
  // Pays, and the payment is disputed at once.
  "4000000000000259": { brand: "visa", setup: null, charge: null, disputes: true },
};
