import { command } from "../command";

/** What `npm run doctor` says of the text model at an address, a line each; no database is started for it. */
export async function doctorOnModel(url: string, model: string): Promise<string[]> {
  const { output } = await command(["scripts/doctor.ts"], {
    DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none",
    OPENAI_BASE_URL: url,
    OPENAI_API_KEY: "any",
    AI_API: "chat",
    AI_TEXT_MODEL: model,
  });
  return output.split("\n").filter((line) => line.includes("text model"));
}
