import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../environment";
import { freePort, isPortFree } from "../processes/ports";
import { npmPackage } from "./npm-package";
import type { Part } from "./part";
import { runAll, runTests } from "./run-tests";

const [PACKAGE, VERSION] = ["@dwmkerr/mock-llm", "0.1.29"];

/** A server of chat completions that somebody else wrote, which answers as it is told. */
export const mockLlm: Part = {
  id: "mock-llm",
  name: `${PACKAGE} (chat completions)`,
  what: "texts as it streams them, in parts, and refused within a stream; `doctor`",
  from: "npm",
  version: () => (npmPackage(`${PACKAGE}@${VERSION}`) ? VERSION : null),
  run: async () => {
    const home = npmPackage(`${PACKAGE}@${VERSION}`) ?? "";
    const port = await freePort();
    const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port) };
    const server = spawn(process.execPath, ["dist/main.js"], { cwd: home, env, stdio: "ignore" });
    while ((await isPortFree(port)) && server.exitCode === null) await sleep(50);
    try {
      return await runTests({
        name: "mock-llm",
        project: "parts",
        files: ["tests/parts/mock-llm.test.ts"],
        env: { PARTS_MODEL_URL: `http://127.0.0.1:${port}` },
      });
    } finally {
      if (server.exitCode === null) {
        server.kill();
        await once(server, "exit");
      }
    }
  },
};

/** Integration tests of what model servers send, by their kinds. */
const KINDS = "odd-wire odd-model-servers compatible-server model-faults model-refusals silent-model"
  .split(" ")
  .map((name) => `tests/integration/posts/drafting/${name}.test.ts`)
  .concat("tests/integration/posts/answers.test.ts");

/** The many servers that cannot be installed here, as one that sends what each of them does. */
export const modelServers: Part = {
  id: "model-servers",
  name: "Model servers of each kind (the sandbox's)",
  what: "each form of stream, whole answer, error and refused parameter: a post from it, or words and no charge; `doctor` names what is refused",
  from: "this repository",
  version: () =>
    (JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string }).version,
  run: () =>
    runAll([
      { name: "model-servers", project: "parts", files: ["tests/parts/model-servers.test.ts"] },
      { name: "model-servers-integration", project: "integration", files: KINDS },
    ]),
};
