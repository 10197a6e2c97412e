import comments from "@eslint-community/eslint-plugin-eslint-comments/configs";
import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import files from "eslint-plugin-check-file";
import i18next from "eslint-plugin-i18next";
import { textAlone } from "./scripts/lint/text-alone.mjs";

const accessibility = next.find((part) => part.plugins?.["jsx-a11y"])?.plugins["jsx-a11y"];

const PRODUCT = "{app,components,lib,inngest}/**/*.{ts,tsx}";
const TESTS = ["tests/**", "bench/**", "**/*.test.{ts,tsx}"];

/** A text that a person would read: two letters in a row, beside names that are the same in every language. */
const NOT_PROSE = [
  /^[^\p{L}]*(\p{L}[^\p{L}]+)*\p{L}?$/u,
  /^[^\p{L}]*(Postwright|Facebook|Google|Stripe|OpenAI|English|Español|Français|Deutsch|Magyar|Português|Italiano)[^\p{L}]*$/u,
  /^&\w+;$/,
];

const environment = {
  object: "process",
  property: "env",
  message: "Settings are read in lib/settings/env.ts: add it there (name, check, default) and import env().",
};
const modulesAreReal = ["mock", "doMock"].map((property) => ({
  object: "vi",
  property,
  message: "Modules are not mocked here: point the provider at the sandbox by its address.",
}));
const networkCalls = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"].map((name) => ({
  name,
  message:
    "In the browser go through lib/http/api-client.ts, on the server through lib/providers/; addresses that users give through lib/http/egress/fetch-external.ts.",
}));
const barrels = {
  selector: "ExportAllDeclaration",
  message: "Import from the file that holds the thing.",
};
const machinePaths = {
  selector: "Literal[value=/^(\\u002F(home|Users|root|work)\\u002F|C:\\\\)/]",
  message: "A path of one machine. Take it from the settings, or from the repository's root.",
};
const typedInToasts = {
  selector: "CallExpression:matches([callee.name='toast'], [callee.object.name='toast']) > Literal",
  message: "Words stand in messages/en.json: show them with t(…) of next-intl.",
};

const serverActions = {
  selector: "ExpressionStatement[directive='use server']",
  message:
    "Server actions stand in the actions.ts of a domain or of its part, made by action(): each is a public door.",
};
const actionCalls = {
  selector:
    "CallExpression[callee.name=/^(?!call|use|requireActorFor)[a-z]\\w*Action$/]:not(CallExpression[callee.name=/^callAction(OrThrow)?$/] CallExpression)",
  message:
    "Write callAction(() => xAction(…)) of lib/http/client/call-action.ts: an action that gets no answer rejects, and takes the page with it.",
};
const writes = [
  "CallExpression[callee.name='api']:has(ObjectExpression > Property[key.name='method'])",
  "CallExpression[callee.name='uploadFile']",
].map((call) => ({
  selector: `${call}:not(Property[key.name='send'] CallExpression)`,
  message:
    "A write is the `send` of useWrite (components/layout/forms/use-write.ts): it waits for its turn, keeps its key until the answer came, and tells what failed.",
}));
const lazyParts = [
  {
    selector: "CallExpression[callee.name='dynamic'][arguments.length<2]",
    message:
      "Say what stands there while it loads: { loading: PartLoading } at the least. Without it next/dynamic has no Suspense boundary, and nothing typed or pressed shows until the part has arrived.",
  },
  {
    selector: "CallExpression[callee.name=/^(dynamic|lazy)$/]:not(:has(Identifier[name='keepTrying']))",
    message:
      "Load it with keepTrying of components/layout/browser/keep-trying.ts: without a line, a part that cannot be loaded takes its page with it.",
  },
];
const reasons = {
  selector:
    "JSXOpeningElement[name.name=/^(Button|DialogActions)$/]:has(> JSXAttribute[name.name='disabled']):not(:has(> JSXAttribute[name.name='variant'])):not(:has(> JSXSpreadAttribute)):not(:has(> JSXAttribute[name.name='aria-describedby']))",
  message: "Say beside a primary button why it cannot be pressed, and name that text by aria-describedby.",
};
const tellsSpeed =
  "A test does not know how fast the machine is: count steps, rows or calls, compare growthOf of tests/growth.ts with NEARLY_LINEAR, or tell who was answered first. Milliseconds belong into bench/.";
const speed = [
  {
    selector:
      "MemberExpression:matches([object.name='performance'][property.name='now'], [object.name='process'][property.name=/^(cpuUsage|hrtime)$/])",
    message: tellsSpeed,
  },
  { selector: "Identifier[name='monitorEventLoopDelay']", message: tellsSpeed },
  {
    selector:
      "CallExpression[callee.property.name=/^toBeLessThan/]:has(BinaryExpression[operator='-'] > CallExpression[callee.object.name='Date'][callee.property.name='now'])",
    message: tellsSpeed,
  },
];
const productSyntax = [
  barrels,
  machinePaths,
  typedInToasts,
  serverActions,
  actionCalls,
  ...lazyParts,
  reasons,
];
const formState = {
  name: "react",
  importNames: ["useActionState"],
  message: "Use useActionForm or useNativeForm of components/layout/forms/use-action-form.ts.",
};

const formatter = {
  name: "next-intl",
  importNames: ["useFormatter"],
  message: "Use useFormatter of components/layout/use-formatter.ts: its dates are the same in every runtime.",
};

const config = [
  { ignores: ["lib/generated/**", "**/.next*/**", ".data/**", "artifacts/**", "coverage/**", "public/**"] },
  // What React and Next ask of screens and hooks; the rest of next's config brings plugins and a parser.
  ...next.map((part) =>
    part.rules ? { ...part, files: ["{app,components,lib}/**/*.{tsx,jsx}", "**/use-*.ts"] } : part,
  ),
  ...typescript,
  comments.recommended,
  {
    name: "postwright/house",
    files: ["**/*.{ts,tsx,mjs}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "check-file": files },
    rules: {
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { namespaceFrom: true } }],
      "no-restricted-properties": ["error", ...modulesAreReal],
      "no-restricted-syntax": ["error", barrels],
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      "@eslint-community/eslint-comments/require-description": "error",
      "@eslint-community/eslint-comments/disable-enable-pair": ["error", { allowWholeFile: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-unused-expressions": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-shadow": "error",
      "check-file/filename-naming-convention": [
        "error",
        { "**/*.{ts,tsx,mjs}": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true },
      ],
      "check-file/filename-blocklist": [
        "error",
        Object.fromEntries(
          ["helper", "helpers", "misc", "hooks", "common", "shared", "index"].map((name) => [
            `{app,components,lib,inngest}/**/${name}.{ts,tsx}`,
            "**/the-thing-it-holds.*",
          ]),
        ),
      ],
    },
  },
  {
    name: "postwright/product",
    files: [PRODUCT],
    ignores: TESTS,
    rules: {
      "max-lines": ["error", { max: 300 }],
      "no-restricted-globals": ["error", ...networkCalls],
      "no-restricted-properties": ["error", ...modulesAreReal, environment],
      "no-restricted-syntax": ["error", ...productSyntax],
      "no-restricted-imports": ["error", { paths: [formState, formatter] }],
    },
  },
  {
    name: "postwright/writes",
    files: ["components/**/*.{ts,tsx}"],
    // The sign-in page has no query cache: its form is next-auth's.
    ignores: [...TESTS, "components/accounts/passkeys/passkey-sign-in.ts"],
    rules: { "no-restricted-syntax": ["error", ...productSyntax, ...writes] },
  },
  {
    name: "postwright/actions",
    files: ["lib/*/actions.ts", "lib/*/*/actions.ts"],
    rules: { "no-restricted-syntax": ["error", barrels, machinePaths] },
  },
  {
    name: "postwright/wrapped",
    files: ["components/layout/forms/use-action-form.ts", "components/layout/use-formatter.ts"],
    rules: { "no-restricted-imports": "off" },
  },
  {
    name: "postwright/settings",
    files: ["lib/settings/env.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    name: "postwright/network",
    files: [
      "lib/providers/**",
      "lib/http/api-client.ts",
      "lib/http/client/submit-form.ts",
      "lib/http/client/upload-file.ts",
      "lib/http/egress/fetch-external.ts",
    ],
    rules: { "no-restricted-globals": "off" },
  },
  {
    name: "postwright/words",
    files: ["{app,components,lib}/**/*.tsx"],
    // It stands in when a page, and with it next-intl, has failed.
    ignores: [...TESTS, "components/layout/states/broken-page.tsx"],
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": [
        "error",
        {
          mode: "jsx-only",
          message: "Words stand in messages/en.json: show them with t(…) of next-intl",
          "jsx-components": { include: [], exclude: ["style", "script", "code", "kbd", "pre"] },
          "jsx-attributes": {
            include: [
              "^(alt|title|label|placeholder|description|subtitle|heading|hint|error|text|content|message|summary|caption)$",
              "^aria-(label|description|placeholder|roledescription|valuetext)$",
              ".*[a-z](Label|Text|Title|Placeholder)$",
            ],
          },
          // What is handed to a function is a key or a format; toasts have a rule of their own.
          callees: { exclude: [".*"] },
          words: { exclude: NOT_PROSE },
          "should-validate-template": true,
        },
      ],
    },
  },
  {
    name: "postwright/translated",
    files: ["{app,components}/**/*.tsx"],
    ignores: TESTS,
    plugins: { postwright: { rules: { "text-alone": textAlone } } },
    rules: { "postwright/text-alone": "error" },
  },
  {
    name: "postwright/accessible",
    files: ["{app,components,lib}/**/*.tsx"],
    // A step or an editor that a person has just opened takes the focus; that is what autoFocus is for here.
    // A list that scrolls is reached by keyboard as a region.
    rules: {
      ...accessibility.flatConfigs.strict.rules,
      "jsx-a11y/no-autofocus": "off",
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
    },
  },
  {
    // A 401 ends the session: the whole page is loaded anew, and there is no router outside of components.
    name: "postwright/signed-out",
    files: ["lib/auth/redirect-to-sign-in.ts"],
    rules: { "@next/next/no-location-assign-relative-destination": "off" },
  },
  {
    // A primitive gets its content and its control from its callers, where the rules do look.
    name: "postwright/primitives",
    files: ["components/ui/*.tsx"],
    rules: { "jsx-a11y/heading-has-content": "off", "jsx-a11y/label-has-associated-control": "off" },
  },
  {
    name: "postwright/middleware",
    files: ["middleware.ts"],
    // A courtesy redirect and headers, never the check.
    rules: { "max-lines": ["error", { max: 30 }] },
  },
  {
    name: "postwright/speed",
    files: ["tests/**/*.{ts,tsx}", "sandbox/tests/**/*.ts", "**/*.{test,spec}.{ts,tsx}"],
    ignores: ["tests/growth.ts"],
    rules: { "no-restricted-syntax": ["error", barrels, ...speed] },
  },
  {
    name: "postwright/tools",
    files: ["scripts/**", "sandbox/**", "bench/**", "tests/**", "lib/observability/log.ts"],
    rules: { "no-console": "off" },
  },
];

export default config;
