#!/usr/bin/env node
// Stands in for Prisma's native schema engine where that could not be fetched: speaks the CLI's JSON-RPC
// over stdio and answers with Prisma's own WASM build over pg. Plain JavaScript, because Prisma runs it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import readline from "node:readline";
import { parseArgs } from "node:util";
import { adapterFactory } from "./schema-engine-adapter.mjs";
import { runDatabaseCommand } from "./schema-engine-cli.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { datamodels: { type: "string", multiple: true }, datasource: { type: "string" } },
});
const { url } = values.datasource ? JSON.parse(values.datasource) : {};

if (positionals[0] === "cli") process.exit(await runDatabaseCommand(positionals[1], url));

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(message + "\n") };
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = readFileSync(
    createRequire(import.meta.url)
      .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
      .replace(/\.js$/, ".wasm"),
  );
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = values.datamodels?.map((file) => [file, readFileSync(file, "utf8")]);
  return bindings.SchemaEngine.new({ datamodels }, () => {}, await adapterFactory(url));
}

const write = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");

let engine;
async function answer({ id, method, params }) {
  try {
    engine ??= loadEngine();
    const name = method === "getDatabaseVersion" ? "version" : method;
    const result = (await (await engine)[name](params ?? {})) ?? {};
    if (method === "diff" && typeof result.stdout === "string") {
      // The native engine makes the CLI print a diff, and then returns only the exit code.
      write({ id: 1_000_000 + id, method: "print", params: { content: result.stdout } });
      return write({ id, result: { exitCode: result.exitCode, stdout: null } });
    }
    return write({ id, result });
  } catch (error) {
    const data = {
      is_panic: false,
      message: error?.message ?? String(error),
      meta: error?.meta,
      error_code: error?.code,
    };
    return write({
      id,
      error: { code: 4466, message: "An error happened. Check the data field for details.", data },
    });
  }
}

let queue = Promise.resolve();
readline
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const request = line.trim() ? JSON.parse(line) : {};
    if (request.method) queue = queue.then(() => answer(request));
  })
  .on("close", () => queue.finally(() => process.exit(0)));
