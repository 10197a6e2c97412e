import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { command } from "../../command";

// A key that was made here would open nothing of what is stored, and the start would take it for the owner's.
it.each(["backup/backup", "backup/restore", "keys/rotate", "ledger-check"])(
  "%s names the keys that are not set, and makes none",
  async (script) => {
    const secrets = join(tmpdir(), `pw-no-secrets-${process.pid}`);
    const settings = { DATABASE_URL: env().DATABASE_URL, ENCRYPTION_KEYS: "", SECRETS_FILE: secrets };
    const folder = script === "backup/restore" ? ["/nowhere"] : [];
    const ended = await command(["--conditions=react-server", `scripts/${script}.ts`, ...folder], settings);
    expect(ended).toMatchObject({ status: 1, output: expect.stringContaining("ENCRYPTION_KEYS is not set") });
    expect(ended.output).not.toMatch(/^\s+at /m);
    expect(existsSync(secrets)).toBe(false);
  },
);
