import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, isPortFree } from "../processes/ports";
import { npmPackage } from "./npm-package";
import type { Part } from "./part";
import { partFolder } from "./programs";
import { S3_TESTS, testS3 } from "./s3-tests";

/** The fork that is kept, and the only one that checks signatures of version 4. */
const [PACKAGE, VERSION] = ["@20minutes/s3rver", "5.0.0"];
const BUCKET = "photos";
const [KEY_ID, SECRET] = ["AKIAPART", "a/secret+with/what=AWS/uses"];

/** Starts it with an account like one of Amazon's: its own command has one account, with a plain secret. */
const PROGRAM = `
const [home, directory, port, bucket, keyId, secret] = process.argv.slice(1);
const { DUMMY_ACCOUNT } = require(home + "/lib/models/account");
DUMMY_ACCOUNT.createKeyPair(keyId, secret);
const Server = require(home);
const configureBuckets = [{ name: bucket, configs: [] }];
new Server({ address: "127.0.0.1", port, silent: true, directory, configureBuckets }).run();`;

/** A server that speaks S3. */
export const s3rver: Part = {
  id: "s3rver",
  name: "@20minutes/s3rver (S3)",
  what: S3_TESTS,
  from: "npm",
  version: () => (npmPackage(`${PACKAGE}@${VERSION}`) ? VERSION : null),
  run: async () => {
    const home = npmPackage(`${PACKAGE}@${VERSION}`) ?? "";
    const folder = partFolder({});
    const port = await freePort();
    const args = ["-e", PROGRAM, home, folder, String(port), BUCKET, KEY_ID, SECRET];
    const server = spawn(process.execPath, args, { stdio: "ignore" });
    while ((await isPortFree(port)) && server.exitCode === null) await sleep(50);
    const url = `s3+http://${KEY_ID}:${SECRET}@127.0.0.1:${port}/${BUCKET}`;
    try {
      return await testS3("s3rver", url);
    } finally {
      if (server.exitCode === null) {
        server.kill();
        await once(server, "exit");
      }
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};
