import { readFileSync } from "node:fs";
import { db } from "../../lib/db";
import { BAKERY } from "../facebook";
import { makePicture } from "../pictures";
import { inDays, person, type Person } from "./people";
import { addPost, type Text } from "./posts";

const PHOTOGRAPHS = {
  loaf: ["loaf-1280", "A round loaf of sourdough on a wooden board"],
  rolls: ["rolls-800", "Poppy seed rolls in a basket"],
  rye: ["rye-800", "A dark loaf of rye, cut open"],
  towels: ["towels-480", "Folded towels beside the oven"],
  wheel: ["wheel-480", "A millstone"],
} as const;

/** A photograph among the owner's own, as one that came from a phone. @returns its id */
async function photo({ actor, userId }: Person, name: keyof typeof PHOTOGRAPHS): Promise<string> {
  const [file, altText] = PHOTOGRAPHS[name];
  const { id } = await makePicture(actor, readFileSync(`public/photographs/${file}.webp`));
  const number = 2000 + (await db.media.count({ where: { userId } }));
  await db.media.update({ where: { id }, data: { source: "UPLOADED", name: `IMG_${number}.jpg`, altText } });
  return id;
}

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
    await photo(anna, "loaf"),
    await photo(anna, "rolls"),
    await photo(anna, "rye"),
  ];
  await photo(anna, "towels");
  await photo(anna, "wheel");
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
    photos.push(await photo(judit, name));
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
