// For guard.test.ts: a run as that of the tests, with a database and servers, one of which leads a group of its own.
import { spawn } from "node:child_process";
import { startLocalPostgres } from "../../../scripts/database/local-postgres";
import { guardRun } from "../../../scripts/processes/guard";

const [dir = "", kind] = process.argv.slice(2);
const server = `${kind === "stubborn" ? 'process.on("SIGTERM", () => {});' : ""} require("node:http").createServer().listen(0)`;

guardRun();
console.log(`marked ${process.env.GUARDED_BY} ${process.pid}`);
await startLocalPostgres({ dir, durable: false });
for (const detached of [false, true]) spawn(process.execPath, ["-e", server], { detached, stdio: "ignore" });
console.log("ready");
// Long, for a test that is killed itself.
setTimeout(() => process.exit(), kind === "brief" ? 0 : 120_000);
