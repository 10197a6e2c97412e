import { nodes } from "./node";
import type { Part } from "./part";
import { pgbouncer } from "./pgbouncer";
import { postfix } from "./postfix";
import { postgres, postgresTls } from "./postgres";
import { s3rver } from "./s3rver";
import { swift } from "./swift";
import { vercel } from "./vercel";

/** Every part, in the order of the table. */
export const PARTS: readonly Part[] = [
  postgres,
  postgresTls,
  pgbouncer,
  s3rver,
  swift,
  postfix,
  vercel,
  ...nodes,
];
