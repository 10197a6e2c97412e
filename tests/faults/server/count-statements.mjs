// Loaded into a server: counts the statements that it sends, and says how many at SIGUSR2.
import pg from "pg";

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...given) {
  statements += 1;
  return query.apply(this, given);
};
process.on("SIGUSR2", () => process.stdout.write(`statements so far: ${statements}\n`));
