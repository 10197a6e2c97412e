import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { memoize } from "@/lib/i18n/memoize";
import type { PlanStart, PlanType, Price, SubscriptionDetails } from "./types";

/** Groups the digits of a whole number in threes: 150 000. */
function grouped(amount: number): string {
  return new Intl.NumberFormat("en").format(amount).replaceAll(",", " ");
}

/** A price formatted for a language: currency sign and whole amount, like $25. */
export function priceText({ amount, currency }: Price, locale: Locale = DEFAULT_LOCALE): string {
  return formatOf(`${locale} ${currency}`).format(amount);
}

const formatOf = memoize((asked) => {
  const [locale, currency] = asked.split(" ");
  const style = { style: "currency", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, { ...style, currency });
});

/** The features of a plan with this many credits, as message keys with their values. */
function offerFeatures(credits: number) {
  return [
    { key: "Plans.features.generate" },
    { key: "Plans.features.facebook" },
    {
      key: "Plans.features.credits",
      values: { credits: grouped(credits), posts: String(Math.round(credits / 1000)) },
    },
  ] as const;
}

/** The campaigns that the Professional plan has in a calendar month. */
const CAMPAIGNS_A_MONTH = 4;

/**
 * The plans, in display order, and the only place for prices and features. `list`: what the landing page shows;
 * `offer`: what Plans & Billing shows and Stripe charges per month. `campaigns`: how many can be planned in a calendar
 * month. Texts are message keys. `stripe`: the product's id
 * and the price's lookup key, which are the same in every account.
 */
export const PLANS = [
  {
    type: "STANDARD",
    stripe: { product: "postwright_standard", price: "postwright_standard_monthly" },
    name: "Plans.standard.name",
    credits: 150_000,
    campaigns: 0,
    list: {
      price: { amount: 25, currency: "USD" },
      highlight: false,
      badge: null,
      features: [
        { key: "Plans.features.threePosts" },
        { key: "Plans.features.scheduling" },
        { key: "Plans.features.standardSupport" },
      ],
    },
    offer: {
      badge: "Plans.specialOffer",
      was: { amount: 25, currency: "EUR" },
      price: { amount: 15, currency: "EUR" },
      saving: { amount: 10, currency: "EUR" },
      description: "Plans.standard.description",
      features: offerFeatures(150_000),
    },
  },
  {
    type: "PROFESSIONAL",
    stripe: { product: "postwright_professional", price: "postwright_professional_monthly" },
    name: "Plans.professional.name",
    credits: 350_000,
    campaigns: CAMPAIGNS_A_MONTH,
    list: {
      price: { amount: 45, currency: "USD" },
      highlight: true,
      badge: "Plans.mostPopular",
      features: [
        { key: "Plans.features.unlimitedPosts" },
        { key: "Plans.features.priorityScheduling" },
        { key: "Plans.features.prioritySupport" },
        { key: "Plans.features.branding" },
        { key: "Plans.features.campaigns" },
      ],
    },
    offer: {
      badge: "Plans.specialOffer",
      was: { amount: 45, currency: "EUR" },
      price: { amount: 35, currency: "EUR" },
      saving: { amount: 10, currency: "EUR" },
      description: "Plans.professional.description",
      features: offerFeatures(350_000),
    },
  },
] as const;

export type PlanOffer = (typeof PLANS)[number];

/** The plan of a type. @throws for a type without an offer, instead of another plan's price and credits */
export function planOf(type: PlanType): PlanOffer {
  const plan = PLANS.find((offer) => offer.type === type);
  if (!plan) throw new Error(`No plan is offered for ${type}`);
  return plan;
}

/** How many campaigns a plan has in a calendar month; a trial has those of its plan. */
export function campaignsOf(type: PlanType | null): number {
  return type === null ? 0 : planOf(type).campaigns;
}

/** The plan of a Stripe product; null for a product that is not ours. */
export function planOfProduct(product: string): PlanType | null {
  return PLANS.find(({ stripe }) => stripe.product === product)?.type ?? null;
}

/** The price and credits of starting the plan now; null when not on trial. */
export function planStartOf(
  { situation, subscriptionType }: SubscriptionDetails,
  locale: Locale,
): PlanStart | null {
  if (situation !== "trialing" || !subscriptionType) return null;
  const { offer, credits } = planOf(subscriptionType);
  return { price: priceText(offer.price, locale), credits };
}
