import { db } from "../../lib/db";
import { BAKERY } from "../facebook";
import { inDays, person, type Person } from "./people";
import { photograph } from "./photographs";
import { addPost, type Text } from "./posts";

/** Posts at nine on these weekdays, 1 (Monday) to 7 (Sunday), in Budapest. */
async function postAtNine({ userId }: Person, weekdays: readonly number[]): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { timeZone: "Europe/Budapest" } });
  await db.postingSlot.createMany({ data: weekdays.map((weekday) => ({ userId, weekday, minute: 540 })) });
}

async function addFacts({ userId }: Person, facts: readonly (readonly ["PRICE" | "PHONE", string])[]) {
  const at = inDays(-12);
  await db.fact.createMany({
    data: facts.map(([kind, text]) => ({ userId, kind, text, createdAt: at, updatedAt: at })),
  });
}

const published = { status: "PUBLISHED", delivery: "SUCCESS" } as const;
const scheduled = { status: "SCHEDULED", delivery: "PENDING" } as const;

/** Who signed up a minute ago: no profile's posts, no page, the trial's credits. */
export const newOwner = () => person("eszter", { plan: { status: "TRIALING", credits: 20_000 } });

/** To whom nothing happens: two posts went out, two will. */
export async function calmOwner(): Promise<Person> {
  const anna = await person("anna", { connected: true, plan: { credits: 96_340 } });
  await postAtNine(anna, [2, 4, 6]);
  const [loaf, rolls] = [await photograph(anna, "loaf", true), await photograph(anna, "rolls", true)];
  await addPost(anna, "flour", { ...published, created: -6 });
  await addPost(anna, "loaves", { ...published, created: -3, mediaId: loaf });
  await addPost(anna, "rolls", { ...scheduled, goesOut: inDays(1, 8, 0), created: -1, mediaId: rolls });
  await addPost(anna, "advent", { ...scheduled, goesOut: inDays(3, 8, 0), created: -1 });
  return anna;
}

/** Who has drafts, and one thing less than it takes to send them. */
async function drafting(parts: { connected: boolean; plan: boolean; times: boolean }): Promise<Person> {
  const plan = parts.plan ? { credits: 96_340 } : undefined;
  const nora = await person("nora", { connected: parts.connected, plan });
  if (parts.times) await postAtNine(nora, [2, 4, 6]);
  await photograph(nora, "loaf");
  for (const text of ["flour", "cake"] as const) await addPost(nora, text, { created: -1 });
  return nora;
}
export const ownerWithoutPage = () => drafting({ connected: false, plan: true, times: true });
export const ownerWithoutTimes = () => drafting({ connected: true, plan: true, times: false });
export const ownerWithoutPlan = () => drafting({ connected: true, plan: false, times: true });

/** Who has a post at each time of this week and the next. */
export async function ownerOfFullWeeks(): Promise<Person> {
  const vera = await person("vera", { connected: true, plan: { credits: 96_340 } });
  await postAtNine(vera, [1, 2, 3, 4, 5, 6, 7]);
  for (let day = 1; day <= 14; day += 1)
    await addPost(vera, TEXTS[day % TEXTS.length] ?? "rolls", { ...scheduled, goesOut: inDays(day, 8, 0) });
  return vera;
}

/** Who is in her third week, with photos of her own. */
export async function ownerInThirdWeek(): Promise<Person> {
  const anna = await person("anna", { connected: true, plan: { credits: 96_340 } });
  await postAtNine(anna, [2, 4, 6]);
  await addFacts(anna, [
    ["PRICE", "Poppy seed roll 490 Ft, three for 1,290 Ft"],
    ["PRICE", "Plum cake 890 Ft a slice"],
    ["PHONE", "+36 1 555 0134"],
  ]);
  const [loaf, rolls, rye] = [
    await photograph(anna, "loaf"),
    await photograph(anna, "rolls"),
    await photograph(anna, "rye"),
  ];
  await photograph(anna, "towels");
  await photograph(anna, "wheel");
  await addPost(anna, "flour", { ...published, created: -16 });
  await addPost(anna, "cake", { ...published, created: -13 });
  await addPost(anna, "loaves", { ...published, created: -9, mediaId: loaf });
  await addPost(anna, "closed", { ...published, created: -4 });
  await addPost(anna, "walnut", { ...published, created: -2, mediaId: rye });
  await addPost(anna, "rolls", { ...scheduled, goesOut: inDays(1, 8, 0), created: -1, mediaId: rolls });
  await addPost(anna, "advent", { ...scheduled, goesOut: inDays(3, 8, 0), created: -1 });
  await addPost(anna, "office", { created: -1 });
  return anna;
}

const TEXTS: readonly Text[] = ["loaves", "rolls", "cake", "office", "flour", "advent", "walnut"];

/** Who has been here for five years, with 900 posts, 60 drafts and 60 photos. */
export async function ownerOfFiveYears(): Promise<Person> {
  const judit = await person("judit", { connected: true, plan: { plan: "PROFESSIONAL", credits: 312_880 } });
  const { userId } = judit;
  await postAtNine(judit, [1, 2, 3, 4, 5, 6]);
  await addFacts(
    judit,
    Array.from(
      { length: 24 },
      (_, n) => ["PRICE", `Cake number ${n + 1}: ${890 + n * 50} Ft a slice`] as const,
    ),
  );
  const photos: string[] = [];
  for (const name of ["loaf", "rolls", "rye", "towels", "wheel"] as const)
    photos.push(await photograph(judit, name));
  await addYears(userId);
  for (const [day, text] of TEXTS.entries())
    await addPost(judit, text, { ...published, created: -day - 1, mediaId: photos[day % 3] });
  for (const [day, text] of TEXTS.entries())
    await addPost(judit, text, { ...scheduled, goesOut: inDays(day + 1, 8, 0), mediaId: photos[day % 3] });
  for (const text of TEXTS.slice(0, 5)) await addPost(judit, text, { created: -2, mediaId: photos[2] });
  return judit;
}

/** Five years of posts, one every other day, and sixty drafts that came to nothing. */
async function addYears(userId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { createdAt: inDays(-5 * 365) } });
  await db.$executeRaw`
    WITH added AS (
      INSERT INTO "Post" ("userId", "content", "status", "createdAt", "publishedAt", "readRevision", "updatedAt")
      SELECT ${userId}::uuid, 'Bread of the day, number ' || n || ': out of the oven at six, gone by noon.', 'PUBLISHED',
        now() - n * interval '2 days' - interval '9 days', now() - n * interval '2 days' - interval '8 days', 0, now()
      FROM generate_series(1, 900) n RETURNING "id", "publishedAt")
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "fence", "status", "dueAt", "updatedAt")
    SELECT "id", 'FACEBOOK', ${BAKERY}, "id"::text, 1, 'SUCCESS', "publishedAt", now() FROM added`;
  await db.$executeRaw`
    INSERT INTO "Post" ("userId", "content", "createdAt", "updatedAt")
    SELECT ${userId}::uuid, 'An idea for some day, number ' || n, now() - n * interval '20 days', now()
    FROM generate_series(1, 60) n`;
}
