import pg from "pg";
import { env } from "../../../lib/settings/env";

type Statement = { text: string; values: unknown[] };

/** A node of PostgreSQL's plan, as EXPLAIN (FORMAT JSON) has it. */
type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Loops"?: number;
  "Actual Rows"?: number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
};
export type Plan = {
  sql: string;
  mode: "custom" | "generic";
  blocks: number;
  ms: number;
  /** Tables that were read through. */
  scanned: string[];
  /** Rows that were read of each table, kept or not. */
  read: Record<string, number>;
};

type Query = pg.Client["query"];
type Asked = string | { text: string; values?: unknown[] };

/** The statements that `work` sends, without those of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const prototype = pg.Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [Asked, unknown[] | undefined];
    const text = typeof asked === "string" ? asked : asked.text;
    const all = typeof asked === "string" ? values : (asked.values ?? values);
    if (/^[\s(]*(SELECT|WITH|UPDATE|DELETE|INSERT)/i.test(text))
      seen.set(text, { text, values: Array.isArray(all) ? all : [] });
    return Reflect.apply(query, this, given) as ReturnType<Query>;
  } as Query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return [...seen.values()];
}

/** The plans with which the database runs a statement: the custom and the generic one. Nothing of it is committed. */
export async function plansOf({ text, values }: Statement): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(`PREPARE asked AS ${text}`);
    const given = values.map((value) => literal(client, value)).join(", ");
    const plans: Plan[] = [];
    for (const mode of ["custom", "generic"] as const) {
      await client.query(`SET LOCAL plan_cache_mode = force_${mode}_plan`);
      const run = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE asked${given ? `(${given})` : ""}`;
      await client.query(run);
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode; "Execution Time": number }] }>(
        run,
      );
      const [explained] = rows;
      if (!explained) throw new Error("no plan");
      const { Plan: root, "Execution Time": ms } = explained["QUERY PLAN"][0];
      const scanned = nodesOf(root).flatMap((node) =>
        node["Node Type"].endsWith("Seq Scan") && node["Actual Loops"] !== 0
          ? [node["Relation Name"] ?? ""]
          : [],
      );
      plans.push({
        sql: text,
        mode,
        ms,
        scanned,
        read: rowsRead(root),
        blocks: root["Shared Hit Blocks"] + root["Shared Read Blocks"],
      });
    }
    return plans;
  } finally {
    await client.query("ROLLBACK");
    await client.end();
  }
}

function rowsRead(root: PlanNode): Record<string, number> {
  const read: Record<string, number> = {};
  for (const node of nodesOf(root)) {
    const table = node["Relation Name"];
    const rows = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
    if (table && node["Node Type"].includes("Scan"))
      read[table] = (read[table] ?? 0) + rows * (node["Actual Loops"] ?? 0);
  }
  return read;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function literal(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map(String).join(",")}}`);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
