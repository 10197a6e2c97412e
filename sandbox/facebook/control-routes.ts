import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../context";
import { facebookStore, newId, permalink, photoUrl, timeline, type Person, type Post } from "./entities";

const personSchema = z.strictObject({
  id: z.string().regex(/^\d+$/).optional(),
  name: z.string().min(1),
  email: z.email().optional(),
  pages: z.array(
    z.strictObject({
      id: z.string().regex(/^\d+$/).optional(),
      name: z.string().min(1),
      category: z.string().default("Local business"),
      about: z.string().default(""),
      followers: z.int().min(0).default(120),
      portfolio: z.boolean().optional(),
      client: z.boolean().optional(),
      unlisted: z.boolean().optional(),
      twoFactor: z.boolean().optional(),
      unpublished: z.boolean().optional(),
      tasks: z.array(z.string()).default(["ANALYZE", "CREATE_CONTENT", "MANAGE", "MODERATE"]),
    }),
  ),
});
const accountsSchema = z.strictObject({ people: z.array(personSchema).min(1) });
const postSchema = z.strictObject({
  message: z.string(),
  link: z.string().optional(),
  parentId: z
    .string()
    .regex(/^\d+_\d+$/)
    .optional(),
  createdAt: z.iso.datetime().optional(),
});
const answersSchema = z.strictObject({
  reactions: z.int().min(0).optional(),
  comments: z.int().min(0).optional(),
  shares: z.int().min(0).optional(),
});
const figure = z.int().min(0);
const insightsSchema = z.strictObject({
  people: figure.optional(),
  views: figure.optional(),
  clicks: figure.optional(),
  kinds: z.partialRecord(z.enum(["like", "love", "wow", "haha", "sorry", "anger"]), figure).optional(),
  from: z.iso.datetime().optional(),
});
const callsSchema = z.strictObject({ limit: z.int().min(1) });
const expireSchema = z.strictObject({ personId: z.string().optional(), pageId: z.string().optional() });

/** What tests and the sandbox's own pages may ask of the Facebook stand-in. Mounted at /api/facebook. */
export function controlRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { people, pages, posts, tokens } = facebookStore(ctx);

  app.get("/pages/:id/posts", (c) =>
    c.json(timeline(ctx, c.req.param("id")).map((post) => postView(ctx, post))),
  );

  // A post made outside of the product: lets tests prove that they notice an unexpected one.
  app.post("/pages/:id/posts", async (c) => {
    const { createdAt = new Date().toISOString(), ...rest } = postSchema.parse(await c.req.json());
    const pageId = c.req.param("id");
    const post = posts.put({
      ...rest,
      createdAt,
      pageId,
      photoIds: [],
      published: true,
      id: `${pageId}_${newId(ctx)}`,
    });
    return c.json(postView(ctx, post), 201);
  });

  // What was taken and not shown yet appears.
  app.post("/posts/reveal", (c) => {
    const hidden = posts.all().filter((post) => post.hidden);
    for (const post of hidden) posts.put({ ...post, hidden: false });
    return c.json({ revealed: hidden.length });
  });

  // People answer a post.
  app.put("/posts/:id/answers", async (c) => {
    const post = posts.get(c.req.param("id"));
    const answers = answersSchema.parse(await c.req.json());
    if (post) posts.put({ ...post, answers });
    return c.json({ answered: post !== undefined });
  });

  // Meta has gathered what a post's insights are, or will have.
  app.put("/posts/:id/insights", async (c) => {
    const post = posts.get(c.req.param("id"));
    const insights = insightsSchema.parse(await c.req.json());
    if (post) posts.put({ ...post, insights });
    return c.json({ gathered: post !== undefined });
  });

  // From now on the page answers so many calls and no more.
  app.put("/pages/:id/calls", async (c) => {
    const page = pages.get(c.req.param("id"));
    const { limit } = callsSchema.parse(await c.req.json());
    if (page) pages.put({ ...page, calls: { left: limit, limit } });
    return c.json({ left: page?.calls?.left ?? null });
  });

  app.post("/posts/:id/delete", (c) => c.json({ deleted: posts.delete(c.req.param("id")) }));

  app.put("/accounts", async (c) => {
    const body = accountsSchema.parse(await c.req.json());
    people.clear();
    pages.clear();
    for (const person of body.people) addPerson(ctx, person);
    return c.json({ people: people.all(), pages: pages.all() });
  });

  // One more beside those that are there.
  app.post("/people", async (c) => c.json(addPerson(ctx, personSchema.parse(await c.req.json())), 201));

  app.post("/expire-tokens", async (c) => {
    const text = await c.req.text();
    const { personId, pageId } = expireSchema.parse(text ? JSON.parse(text) : {});
    const hit = tokens
      .all()
      .filter((token) => (!personId || token.personId === personId) && (!pageId || token.pageId === pageId));
    for (const token of hit) tokens.put({ ...token, expiresAt: Date.now() - 1000 });
    return c.json({ expired: hit.length });
  });

  return app;
}

function addPerson(ctx: Context, { pages: managed, ...person }: z.output<typeof personSchema>): Person {
  const { people, pages } = facebookStore(ctx);
  const roles = managed.map(({ tasks, ...page }) => {
    const { id } = pages.put({ ...page, id: page.id ?? newId(ctx) });
    return { pageId: id, tasks };
  });
  const id = person.id ?? newId(ctx);
  return people.put({ id, name: person.name, email: person.email ?? `${id}@example.com`, roles });
}

/** A post as JSON for people and tests; `created_time` to the millisecond, unlike Graph's. */
function postView(ctx: Context, post: Post) {
  const { photos } = facebookStore(ctx);
  const [first] = post.photoIds;
  return {
    id: post.id,
    message: post.message,
    link: post.link ?? null,
    imageUrl: first ? photoUrl(ctx, first) : null,
    photos: post.photoIds.map((id) => {
      const { width, height, altText } = photos.get(id) ?? {};
      return { url: photoUrl(ctx, id), width, height, altText: altText ?? null };
    }),
    created_time: post.createdAt,
    permalink: permalink(ctx, post),
  };
}
