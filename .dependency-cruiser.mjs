// Who may import whom: docs/architecture.md draws it, `npm run check:layers` enforces it.

/** Each domain with the domains that it may use. `audit` and `accounts` stand below all, `privacy` above all. */
const domains = {
  audit: [],
  accounts: ["audit"],
  brand: ["accounts", "audit"],
  media: ["accounts", "audit", "billing"],
  credits: ["accounts", "audit"],
  notices: ["accounts", "audit"],
  feedback: ["accounts", "audit"],
  connections: ["accounts", "audit", "notices"],
  billing: ["accounts", "audit", "credits", "notices"],
  posts: ["accounts", "audit", "billing", "brand", "connections", "credits", "media", "notices"],
  digests: ["accounts", "audit", "billing", "connections", "credits", "media", "notices", "posts"],
};
domains.privacy = Object.keys(domains);

const DOMAIN = `^lib/(${Object.keys(domains).join("|")})/`;
/**
 * What stands below the domains, from top to bottom: folders of lib, files of it that stand above some of them, and ""
 * for its other files.
 */
const shared = [
  "providers",
  "http",
  "auth",
  "jobs",
  "clock.ts",
  "db.ts",
  "db",
  "observability",
  "queues",
  "text",
  "",
  "i18n",
  "settings",
];
/**
 * The parts of a domain that has an order of its own, from top to bottom. Its own files, which the parts share, stand
 * below them all.
 */
const parts = {
  "lib/accounts": ["sign-in", "two-factor", "passkeys", "google", "settings", "credentials", "sessions"],
  "lib/brand": ["facts", "voice", "hours"],
  "lib/posts": [
    "today",
    "campaigns",
    "repeating",
    "planning",
    "rewriting",
    "dashboard",
    "worked",
    "similar",
    "voice",
    "week",
    "scheduling",
    "checking",
    "needs",
    "calendar",
    "describing",
    "outcomes",
    "posting-times",
    "demo",
    "drafting",
    "answers",
    "publishing",
    "insights",
    "seal",
    "editing",
    "reading",
    "photos",
    "versions",
    "links",
  ],
  "components/posts": [
    "demo",
    "dashboard",
    "campaigns",
    "planning",
    "list",
    "week",
    "today",
    "needs",
    "sheet",
    "drafting",
    "checking",
    "links",
    "scheduling",
    "similar",
    "editing",
    "publishing",
    "photos",
    "rewriting",
    "calendar",
    "posting-times",
    "outcomes",
    "worked",
    "post",
    "wording",
  ],
};
const SHARED = "^lib/([^/]+\\.tsx?$|(auth|db|http|i18n|jobs|observability|queues|settings|text)/)";
const TEST = "\\.test\\.tsx?$";
/** Files of a domain that run in the browser too, and do no I/O. */
const PURE = "^lib/.+/(schema|types|rules|constants|plans)\\.ts$";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const domainRules = Object.entries(domains).map(([domain, below]) =>
  forbid(
    `domain-${domain}`,
    `lib/${domain} may use ${below.length ? below.join(", ") : "no other domain"}. Move what both need down, or this use case into the domain that may use both, whatever its address says.`,
    { path: `^lib/${domain}/`, pathNot: TEST },
    { path: DOMAIN, pathNot: `^lib/(${[domain, ...below].join("|")})/` },
  ),
);

const roomPattern = (room) => {
  if (room.endsWith(".ts")) return `^lib/${room.replace(".", "\\.")}$`;
  return room === "" ? "^lib/(?!(clock|db)\\.ts$)[^/]+\\.tsx?$" : `^lib/${room}/`;
};

/** No room of lib imports one above it: what is above the last of them is a domain, which has a rule of its own. */
const sharedRules = shared.map((room, index) =>
  forbid(
    `room-${room || "lib"}`,
    `${room ? `lib/${room}` : "A file of lib/ itself"} stands above ${shared.slice(index + 1).join(", ") || "nothing"}. Move what both need down, or take the value as an argument.`,
    { path: roomPattern(room), pathNot: TEST },
    { path: shared.slice(0, index).map(roomPattern).join("|") || "^$" },
  ),
);

const partRules = Object.entries(parts).flatMap(([domain, order]) => [
  forbid(
    `parts-of-${domain}`,
    `The files of ${domain} itself are what its parts share. Move this one into the part that it is about.`,
    { path: `^${domain}/[^/]+$`, pathNot: TEST },
    { path: `^${domain}/(${order.join("|")})/` },
  ),
  ...order
    .slice(1)
    .map((part, index) =>
      forbid(
        `part-${domain}/${part}`,
        `${domain}/${part} stands below ${order.slice(0, index + 1).join(", ")}. Move what both need down, or this file up.`,
        { path: `^${domain}/${part}/`, pathNot: TEST },
        { path: `^${domain}/(${order.slice(0, index + 1).join("|")})/` },
      ),
    ),
  forbid(
    `parts-have-an-order-in-${domain}`,
    `Give the part its place in the order of ${domain} in .dependency-cruiser.mjs.`,
    { path: `^${domain}/[^/]+/`, pathNot: `^${domain}/(${order.join("|")})/` },
    {},
  ),
]);

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-circle",
      "Files that need each other in a circle cannot be read one at a time. Move what both need into a file below them.",
      {},
      { circular: true },
    ),
    forbid(
      "timers-are-on-top",
      "lib/timers names the domains' functions and is named by none: wake the work by sendEvent() or by a timer.",
      { path: "^lib/(?!timers/)" },
      { path: "^lib/timers/" },
    ),
    ...domainRules,
    ...sharedRules,
    ...partRules,
    forbid(
      "app-is-on-top",
      "Routing stands on top and is imported by nobody. Move the shared part to components/ or lib/<domain>.",
      { path: "^(components|lib|inngest)/" },
      { path: "^app/" },
    ),
    forbid(
      "lib-knows-no-screens",
      "lib/ knows no screens. Move the shared rule or type to lib/<domain>/rules.ts or types.ts.",
      { path: "^(lib|inngest)/" },
      { path: "^components/" },
    ),
    forbid(
      "ui-knows-no-product",
      "components/ui knows nothing of the product, and of lib only class names and characters. Pass it in as a prop, or move the component to components/<domain>.",
      { path: "^components/ui/", pathNot: TEST },
      { path: "^(app|components|lib|inngest)/", pathNot: "^(components/ui/|lib/(utils|text)\\.ts$)" },
    ),
    forbid(
      "shared-is-below-domains",
      "The folders of lib that are no domain, and lib/*.ts, stand below all domains. Take the value as an argument, or move this code into the domain.",
      { path: SHARED, pathNot: TEST },
      { path: DOMAIN },
    ),
    forbid(
      "providers-serve-domains",
      "Only a domain speaks to a provider. Add a use case to lib/<domain> and call that.",
      { path: "^(app|components|inngest|lib)/", pathNot: `${DOMAIN}|^lib/providers/` },
      { path: "^lib/providers/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "providers-know-no-domain",
      "A provider speaks in types of its own. Translate in the domain that calls it.",
      { path: "^lib/providers/" },
      { path: DOMAIN, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "jobs-are-woken-by-events",
      "lib/ does not know Inngest. Wake a job by sendEvent() of lib/jobs/send-event.ts.",
      { path: "^(components|lib)/" },
      { path: "^(inngest/|node_modules/inngest/)" },
    ),
    forbid(
      "rows-stay-in-domains",
      "SQL and database rows stay in lib/<domain>/queries.ts, mutations.ts or a use case, which answer with types of types.ts.",
      {
        path: `^(app|components|inngest)/|${PURE}|/(actions|query-options|use-[^/]*)\\.tsx?$`,
      },
      { path: "^lib/(db\\.ts$|generated/)" },
    ),
    forbid(
      "pure-files-do-no-io",
      "This file runs in the browser too. Move what needs the server to queries.ts, mutations.ts or a use case.",
      { path: PURE },
      {
        path: "^(lib/|node:)",
        pathNot: `${PURE}|^lib/(utils|text|text/schema|errors)\\.ts$|^lib/i18n/(calendar|locales|memoize|time-zone|wall-time)\\.ts$`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "dialog-that-nothing-opens",
      "As the specification has it, nothing opens 'Complete Your Brand Profile'; tests/screens/brand.spec.ts draws it.",
      { path: "^(app|components)/" },
      { path: "^components/brand/complete-profile-dialog\\.tsx$" },
    ),
    forbid(
      "vendors-have-a-home",
      "A vendor's SDK is used in lib/providers/ alone. Give that module a verb in our own types.",
      { path: "^(app|components|lib|inngest)/", pathNot: "^lib/providers/" },
      { path: "node_modules/(stripe|ai|@ai-sdk|nodemailer|web-push|@vercel/blob|aws4fetch)/" },
    ),
    forbid(
      "sockets-have-a-home",
      "Calls to others go through lib/providers/; addresses that users give through lib/http/egress/fetch-external.ts.",
      {
        path: "^(app|components|lib|inngest)/",
        pathNot: "^lib/(providers/|http/(egress/fetch-external|node-server)\\.ts$)",
      },
      { path: "^(node:)?(http|https|http2|net|tls|dgram)$", dependencyTypes: ["core"] },
    ),
    forbid(
      "database-has-a-home",
      "The database is opened in lib/db.ts alone.",
      { path: "^(app|components|lib|inngest)/", pathNot: "^lib/(db(/watch)?\\.ts$|generated/)" },
      { path: "node_modules/(pg|@prisma/(?!instrumentation/)[^/]+)/" },
    ),
    forbid(
      "sandbox-is-reached-by-address",
      "The app reaches the sandbox by address alone. Set the provider's base URL in lib/settings/env.ts.",
      { path: "^(app|components|lib|inngest)/" },
      { path: "^sandbox/" },
    ),
    forbid(
      "sandbox-stands-alone",
      "The sandbox imports nothing of the app: it plays the vendors.",
      { path: "^sandbox/" },
      { path: "^(app|components|lib|inngest|scripts|tests)/" },
    ),
    forbid(
      "tests-and-scripts-serve-themselves",
      "Shared code belongs in lib/.",
      { path: "^(app|components|lib|inngest)/", pathNot: TEST },
      { path: "^(tests|scripts|bench)/" },
    ),
  ],
  required: [
    {
      name: "sql-stays-on-the-server",
      comment: 'Add `import "server-only"`: without it a screen could pull SQL into the browser.',
      severity: "error",
      module: { path: `${DOMAIN}.*(queries|mutations)\\.ts$` },
      to: { path: "server-only" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|^lib/generated/" },
    exclude: { path: "^(\\.next|\\.data|artifacts)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
