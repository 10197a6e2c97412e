import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALE_COOKIE } from "../../lib/i18n/locales";
import * as session from "../../lib/auth/session-cookie";
import { INSTALL_COOKIE } from "../../components/layout/install/constants";
import { THEME_COOKIE } from "../../components/layout/browser/theme/theme";
import { TIME_ZONE_COOKIE } from "../../lib/i18n/time-zone";
import { readTree } from "../../scripts/check/tree";

const policy = readFileSync("scripts/legal/cookie-policy.md", "utf8");
const [, cookies = "", storage = ""] = policy.split(/^## /m);

/** What the first column of a table names. */
const namedIn = (text: string) =>
  [...text.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

const sources = readTree(process.cwd())
  .files.filter((file) => /^(app|components|lib|public)\/.*\.(tsx?|js)$|^middleware\.ts$/.test(file))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"));
const found = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));

it("the cookie policy lists every cookie that the app sets, and no other", () => {
  const { oauthCookieName, ...others } = session;
  const ours = Object.entries(others)
    .filter(([name]) => name.endsWith("CookieName"))
    .map(([, nameOf]) => (nameOf as (https: boolean) => string)(false));
  const temporary = found(/: temporary\("(\w+)"\)/g).map((what) => oauthCookieName(false, what));
  expect(temporary).toHaveLength(3);
  const set = [...ours, ...temporary, LOCALE_COOKIE, THEME_COOKIE, TIME_ZONE_COOKIE, INSTALL_COOKIE];
  expect(namedIn(cookies).sort()).toEqual(set.sort());
  // Each is set through one of these, so that no cookie is missed.
  for (const name of found(/cookies(?:\(\)\))?\.set\(\s*(\w+)/g))
    expect(name).toMatch(/^(\w+CookieName|LOCALE_COOKIE|name|csrf)$/);
  expect(found(/document\.cookie = (`\$\{\w+\})/g)).toEqual(["`${name}"]);
});

it("it lists what the browser's storage holds", () => {
  const kept = [
    ...found(/`(typed:)\$/g),
    ...found(/(?:LOGIN_CODE_KEY|OWNER_KEY|SEEN|WAITING|PERSONAL|\bKEY) = "([^"]+)"/g),
    ...found(/\bkey: "(\w+_way_back)"/g),
    ...found(/KEPT = `([^`$]+)\$/g),
  ];
  expect(kept.length).toBeGreaterThan(6);
  const named = namedIn(storage).map((name) => name.replace(/…$/, ""));
  for (const key of kept)
    expect(
      named.some((name) => key.startsWith(name)),
      key,
    ).toBe(true);
  for (const name of named)
    expect(
      kept.some((key) => key.startsWith(name)),
      name,
    ).toBe(true);
});
