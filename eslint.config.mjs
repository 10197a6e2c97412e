import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import { tsImport } from "tsx/esm/api";

const { layers, settings, outgoing } = await tsImport("./scripts/check/lint-layers.ts", import.meta.url);
const { texts } = await tsImport("./scripts/check/lint-texts.ts", import.meta.url);

const accessibility = next.find((part) => part.plugins?.["jsx-a11y"])?.plugins["jsx-a11y"];

const config = [
  { ignores: ["lib/generated/**", "**/.next*/**", ".data/**", "artifacts/**", "coverage/**", "public/**"] },
  ...next,
  ...typescript,
  {
    name: "postwright/house",
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { house: { rules: { layers, settings, outgoing, texts } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "house/layers": "error",
      "house/settings": "error",
      "house/outgoing": "error",
      "house/texts": "error",
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { namespaceFrom: true } }],
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-unused-expressions": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock"].map((property) => ({
          object: "vi",
          property,
          message: "Modules are not mocked here: point the provider at the sandbox by its address.",
        })),
      ],
    },
  },
  {
    name: "postwright/promises",
    files: ["{app,pages,components,lib,inngest,sandbox,scripts,tests,bench}/**/*.{ts,tsx}", "*.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    name: "postwright/accessible",
    files: ["{app,pages,components,lib}/**/*.tsx"],
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
    files: ["lib/api-client.ts"],
    rules: { "@next/next/no-location-assign-relative-destination": "off" },
  },
  {
    // A primitive gets its content and its control from whoever uses it, where the rules do look.
    name: "postwright/primitives",
    files: ["components/ui/*.tsx"],
    rules: { "jsx-a11y/heading-has-content": "off", "jsx-a11y/label-has-associated-control": "off" },
  },
  {
    name: "postwright/tools",
    files: ["scripts/**", "sandbox/**", "bench/**", "tests/**", "lib/log.ts"],
    rules: { "no-console": "off" },
  },
];

export default config;
