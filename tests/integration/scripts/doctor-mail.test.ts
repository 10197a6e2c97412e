import { afterEach, expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { command } from "../../command";
import { sandbox } from "../../facebook";

const settings = () => ({
  SMTP_URL: `smtp://anna:secret-of-anna@localhost:${env().SANDBOX_SMTP_PORT}`,
  // Refused at once, so that no database is started.
  DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none",
});

afterEach(() => sandbox("DELETE", "/faults"));

it("npm run doctor says whether the mail server lets us in, and shows no password", async () => {
  const { output } = await command(["scripts/doctor.ts"], settings());
  expect(output).toMatch(/^ok +mail server +localhost:\d+ lets us in/m);
  await sandbox("POST", "/faults", { provider: "mailbox", kind: "expired-token", times: null });
  const refused = await command(["scripts/doctor.ts"], settings());
  expect(refused.output).toMatch(/^BROKEN +mail server +localhost:\d+: Invalid login: 535/m);
  expect(refused.output).not.toContain("secret-of-anna");
});
