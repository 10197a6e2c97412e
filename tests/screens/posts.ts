import { createHash } from "node:crypto";
import { db } from "../../lib/db";
import type { DeliveryStatus, NoticeKind, PostEventKind, PostStatus } from "../../lib/generated/prisma/enums";
import { BAKERY } from "../facebook";
import { inDays, type Person, photo } from "./people";

const texts = {
  loaves:
    "Saturday starts at seven. Fresh sourdough comes out of the oven while the street is still quiet, and until noon every loaf is 20% off. Come early: the rye is usually gone by nine.\n\nKovács Bakery, Bartók Béla út 14",
  rolls:
    "Poppy seed rolls are back. We fold them by hand at four in the morning, so that yours is still warm on the way to work. 490 Ft each, three for 1,290 Ft.\n\n#poppyseed #budapestbakery",
  cake: "Grandmother's plum cake is on the counter until the plums run out. One slice with your coffee is 890 Ft this week.",
  office: "Breakfast for the office? Order by five in the afternoon, and 20 rolls are at your door at eight.",
  flour:
    "Our flour comes from one mill in Szentes. You can taste the summer in it. https://kovacs.example/mill",
  advent: "Gingerbread for Advent: bring the children on Sunday at ten, we bring the icing.",
  closed: "We are closed on the first of December and bake again from the second, at half past six.",
  walnut:
    "Walnut bread, only on Thursdays. Twelve loaves, and when they are gone, they are gone until next week.",
};
export type Text = keyof typeof texts;

type Parts = {
  status?: PostStatus;
  delivery?: DeliveryStatus;
  held?: boolean;
  code?: string;
  message?: string;
  goesOut?: Date;
  created?: number;
  /** A photo that is drawn by this prompt. */
  image?: string;
  /** In place of the text with that name. */
  content?: string;
  /** One of the owner's photos, by its id. */
  mediaId?: string;
  events?: readonly (readonly [PostEventKind, number])[];
};

/** A post of the person's in any state; `created` and the events' times are days from now. */
export async function addPost(owner: Person, text: Text, parts: Parts = {}): Promise<number> {
  const { status = "GENERATED", delivery, held, code, message, goesOut, created = -2, events = [] } = parts;
  const content = parts.content ?? texts[text];
  const mediaId = parts.image ? await photo(owner, parts.image) : parts.mediaId;
  const { userId } = owner;
  if (mediaId) await db.media.update({ where: { id: mediaId }, data: { usedAt: inDays(created) } });
  const published = status === "PUBLISHED" ? inDays(created, 10) : null;
  const { id } = await db.post.create({
    data: {
      userId,
      content,
      status,
      media: mediaId ? { create: { mediaId, position: 0 } } : undefined,
      cost: mediaId ? 9_040 : 1_040,
      createdAt: inDays(created),
      publishedAt: published,
      scheduledAt: goesOut,
    },
  });
  await db.generation.create({
    data: {
      userId,
      state: "SETTLED",
      reserved: 10_000,
      cost: mediaId ? 9_040 : 1_040,
      leaseUntil: inDays(created),
      postId: id,
      createdAt: inDays(created),
      finishedAt: inDays(created),
    },
  });
  if (delivery)
    await db.delivery.create({
      data: {
        postId: id,
        platform: "FACEBOOK",
        status: delivery,
        pageId: BAKERY,
        fence: delivery === "PENDING" || delivery === "CANCELLED" ? 0 : 1,
        contentHash: createHash("sha256").update(`${id}`).digest("hex"),
        // Far enough away that no sweep touches a post that is only there for the screenshot.
        dueAt: inDays(30),
        leaseUntil: delivery === "SENDING" ? inDays(30) : null,
        heldAt: held ? new Date() : null,
        errorCode: code,
        errorMessage: message,
        externalId: delivery === "SUCCESS" ? `${BAKERY}_${id}` : null,
        permalink: delivery === "SUCCESS" ? `https://www.facebook.com/${BAKERY}/posts/${id}` : null,
      },
    });
  for (const [kind, days] of events)
    await db.postEvent.create({
      data: { postId: id, kind, at: inDays(days, 10, 2), ...(kind === "FAILED" && { code, message }) },
    });
  return id;
}

/** A notice about a post or the page. */
export async function addNotice(
  { userId }: Person,
  kind: NoticeKind,
  code: string,
  postId?: number,
): Promise<void> {
  const delivery = postId ? await db.delivery.findFirst({ where: { postId } }) : null;
  await db.notice.create({
    data: {
      userId,
      kind,
      code,
      postId,
      deliveryId: delivery?.id,
      subject: postId ? `post:${postId}` : "connection:FACEBOOK",
      until: kind === "PAYMENT_FAILED" ? inDays(5) : null,
      link: kind === "IN_DOUBT" ? `https://www.facebook.com/${BAKERY}` : null,
      createdAt: new Date(),
    },
  });
}

/** The path of a post in the week in which it goes out, or went out: it is not always this week. */
export const inItsWeek = (post: number, at: Date): string =>
  `/week?from=${at.toISOString().slice(0, 10)}&post=${post}`;
