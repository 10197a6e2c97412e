// What is installed: the lock file, and the audit of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { audit } from "../../scripts/check/audit";
import { NOT_CHECKED } from "../../scripts/check/not-checked";
import { readValidate } from "../../scripts/testing/reports";

type Manifest = Partial<Record<"dependencies" | "devDependencies" | "engines", Record<string, string>>>;
type Locked = Manifest & { version?: string; resolved?: string; integrity?: string; link?: boolean };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const FOLDERS = ["", "sandbox"];
const installed = Object.entries(packages).filter(([path, { link }]) => !FOLDERS.includes(path) && !link);

describe("package-lock.json", () => {
  it("holds a hash of every package, SHA-512", () => {
    expect(installed.length).toBeGreaterThan(500);
    const without = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it("names no registry and no other address: each installation asks its own", () => {
    const addresses = Object.entries(packages).filter(
      ([path, { resolved, link }]) => resolved !== undefined && !(link && FOLDERS.includes(resolved) && path),
    );
    expect(addresses.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
  });

  it.each(FOLDERS)("agrees with package.json of /%s, and pins what that pins", (folder) => {
    const manifest = read(`${folder || "."}/package.json`) as Manifest;
    const { dependencies = {}, devDependencies = {}, engines } = packages[folder] ?? {};
    expect({ dependencies, devDependencies, engines }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      engines: manifest.engines,
    });
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const locked = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      expect(locked?.version, name).toMatch(/^\d/);
      if (/^\d/.test(version)) expect(locked?.version, name).toBe(version);
    }
  });
});

describe("npm run check:audit", () => {
  const closing: (() => void)[] = [];
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "audit-"));
    const root = { dependencies: { shop: "1.0.0" }, devDependencies: { tool: "1.0.0" } };
    const locked = {
      "": root,
      "node_modules/shop": { version: "1.0.0", dependencies: { till: "1.0.0" } },
      "node_modules/till": { version: "1.0.0" },
      "node_modules/tool": { version: "1.0.0", dev: true },
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(root));
    writeFileSync(
      join(folder, "package-lock.json"),
      JSON.stringify({ lockfileVersion: 3, packages: locked }),
    );
    // npm remembers advisories by their number.
    vi.stubEnv("npm_config_cache", join(folder, "cache"));
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A registry that answers every audit with `answer`, and knows nothing else. @returns its address */
  async function registry(status: number, answer: unknown): Promise<string> {
    const server = createServer((request, response) => {
      const asked = request.url === "/-/npm/v1/security/advisories/bulk";
      response.writeHead(asked ? status : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(asked ? answer : {}));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const numbers = { moderate: 1, high: 2, critical: 3 };
  /** What a registry tells of a package with one vulnerability. */
  const advisoryOf = (severity: keyof typeof numbers) => [
    {
      id: numbers[severity],
      url: "https://example.com/advisory",
      title: "Open till",
      severity,
      vulnerable_versions: "<2",
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ];

  it.each([
    ["is content where the registry knows of nothing", {}, 0],
    ["tells a moderate vulnerability", { shop: advisoryOf("moderate") }, 0],
    ["fails for a high one", { shop: advisoryOf("high") }, 1],
    ["fails for a critical one of a dependency's dependency", { till: advisoryOf("critical") }, 1],
  ])("%s", async (_, answer, exit) => {
    const found = await audit(folder, await registry(200, answer));
    expect(found.exit).toBe(exit);
    for (const name of Object.keys(answer))
      expect(found.lines.join("\n")).toMatch(new RegExp(`${name} .*Open till`));
  });

  it("does not look at what only development installs", async () => {
    const found = await audit(folder, await registry(200, { tool: advisoryOf("critical") }));
    expect(found).toEqual({ lines: [], exit: 0 });
  });

  it("says that nothing was checked where no registry answers, and is neither passed nor failed", async () => {
    const unasked = await audit(folder, await registry(405, {}));
    expect(unasked).toEqual({ lines: [expect.stringMatching(/^not checked: .*405/)], exit: NOT_CHECKED });
    // A port at which nobody listens.
    const away = await audit(folder, "http://127.0.0.1:9");
    expect(away).toEqual({ lines: [expect.stringMatching(/^not checked: /)], exit: NOT_CHECKED });
    const report = [
      { name: "audit", ok: null, output: unasked.lines.join("\n") },
      { name: "types", ok: true, output: "" },
    ];
    expect(readValidate(JSON.stringify(report))).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: 0,
      notChecked: [expect.stringContaining("405")],
    });
  });
});
