import { expect, it } from "vitest";
import { sendMail } from "../../../lib/providers/mail";

// Nothing listens there.
process.env.SMTP_URL = "smtp://127.0.0.1:1";

it("a mail to a server that cannot be reached was certainly not sent", async () => {
  const mail = { to: "anna@example.com", subject: "Test", text: "Test", html: "<p>Test</p>" };
  await expect(sendMail(mail)).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE", outcome: "retry" });
});
