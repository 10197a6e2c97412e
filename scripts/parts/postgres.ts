import type { Part } from "./part";
import { oldestPostgres, startPostgres } from "./postgres-server";
import { certificates } from "./certificates";
import { identity, partFolder } from "./programs";
import { runAll, runTests } from "./run-tests";
import fs from "node:fs";

/** The oldest PostgreSQL that is installed. */
export const postgres: Part = {
  id: "postgres",
  name: "PostgreSQL",
  what: "every integration test, on a server whose own time zone is Europe/Berlin",
  from: "apt-get install postgresql",
  version: () => oldestPostgres()?.version ?? null,
  run: async () => {
    const server = await startPostgres();
    try {
      return await runTests({
        name: "postgres",
        project: "integration",
        env: { TEST_DATABASE_URL: server.url },
      });
    } finally {
      server.stop();
    }
  },
};

/** The same with TLS, and a certificate of an authority that nobody knows. */
export const postgresTls: Part = {
  id: "postgres-tls",
  name: "PostgreSQL with TLS",
  what: "each `sslmode`, with and without the private authority's certificate; start-up's connections",
  from: "apt-get install postgresql openssl",
  version: () => oldestPostgres()?.version ?? null,
  run: async () => {
    const as = identity();
    const folder = partFolder(as);
    const { authority, certificate, key } = certificates(folder, as);
    const server = await startPostgres({ ssl: "on", ssl_cert_file: certificate, ssl_key_file: key });
    try {
      const env = { PARTS_DATABASE_URL: server.url, PARTS_AUTHORITY: authority };
      return await runAll([{ name: "tls", project: "parts", files: ["tests/parts/tls.test.ts"], env }]);
    } finally {
      server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};
