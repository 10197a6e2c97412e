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
};
domains.privacy = Object.keys(domains);

const DOMAIN = `^lib/(${Object.keys(domains).join("|")})/`;
const SHARED = "^lib/([^/]+\\.ts$|(auth|http|i18n|jobs|settings)/)";
/** Composition: the one part of lib/jobs that knows the domains, and what starts it. */
const TIMERS = "^lib/jobs/(timers|run-due-timers|embedded-runner|graceful-shutdown)\\.ts$";
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

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "no-circle",
      "Files that need each other in a circle cannot be read one at a time. Move what both need into a file below them.",
      {},
      { circular: true },
    ),
    ...domainRules,
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
      "components/ui knows nothing of the product. Pass it in as a prop, or move the component to components/<domain>.",
      { path: "^components/ui/", pathNot: TEST },
      { path: "^(app|components|lib|inngest)/", pathNot: "^(components/ui/|lib/utils\\.ts$)" },
    ),
    forbid(
      "shared-is-below-domains",
      "lib/http, lib/auth, lib/i18n, lib/jobs, lib/settings and lib/*.ts stand below all domains. Take the value as an argument, or move this code into the domain.",
      { path: SHARED, pathNot: `${TIMERS}|${TEST}` },
      { path: `${DOMAIN}|${TIMERS}` },
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
        pathNot: `${PURE}|^lib/(utils|text|text-schema)\\.ts$|^lib/http/errors\\.ts$|^lib/i18n/(locales|time-zone)\\.ts$`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "vendors-have-a-home",
      "A vendor's SDK is used in lib/providers/ alone. Give that module a verb in our own types.",
      { path: "^(app|components|lib|inngest)/", pathNot: "^lib/providers/" },
      { path: "node_modules/(stripe|ai|@ai-sdk|nodemailer|web-push|@vercel/blob|aws4fetch)/" },
    ),
    forbid(
      "sockets-have-a-home",
      "Calls to others go through lib/providers/; addresses that users give through lib/http/egress.ts.",
      { path: "^(app|components|lib|inngest)/", pathNot: "^lib/(providers/|http/(egress|front-door)\\.ts$)" },
      { path: "^(node:)?(http|https|http2|net|tls|dgram)$", dependencyTypes: ["core"] },
    ),
    forbid(
      "database-has-a-home",
      "The database is opened in lib/db.ts alone.",
      { path: "^(app|components|lib|inngest)/", pathNot: "^lib/((db|database-watch)\\.ts$|generated/)" },
      { path: "node_modules/(pg|@prisma/(?!instrumentation/)[^/]+)/" },
    ),
    forbid(
      "sandbox-is-reached-by-address",
      "The app reaches the sandbox by address alone. Set the provider's base URL in lib/env.ts.",
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
