import pg from "pg";

const CODES = { "3D000": "P1003", "28P01": "P1000", 28000: "P1000" };

async function connectTo(url) {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
}

/**
 * The engine's two one-off commands, `create-database` and `can-connect-to-database`.
 * Errors go to stderr in the engine's own log form, which the Prisma CLI reads.
 * @returns the exit code
 */
export async function runDatabaseCommand(command, address) {
  const url = new URL(address);
  const name = decodeURIComponent(url.pathname.slice(1));
  try {
    if (command === "create-database") url.pathname = "/postgres";
    const client = await connectTo(url);
    if (command === "create-database") await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    await client.end();
    return 0;
  } catch (error) {
    const code = CODES[error.code] ?? "P1001";
    const message =
      code === "P1003"
        ? `Database \`${name}\` does not exist`
        : `Can't reach database server at \`${url.host}\`: ${error.message}`;
    const fields = { message, error_code: code };
    process.stderr.write(
      `\n${JSON.stringify({ level: "ERROR", target: "schema_engine::logger", fields })}\n`,
    );
    return 1;
  }
}
