import pg from "pg";

/** Records each statement that this process sends to the database, from now on. `stop` ends it. */
export function recordStatements(): { texts: string[]; stop: () => void } {
  const texts: string[] = [];
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    texts.push(typeof asked === "string" ? asked : asked.text);
    return Reflect.apply(query, this, given);
  };
  return { texts, stop: () => void (prototype.query = query) };
}
