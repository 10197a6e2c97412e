import { mockLlm, modelServers } from "./model-servers";
import { nodes } from "./node";
import type { Part } from "./part";
import { pgbouncer } from "./pgbouncer";
import { postgres, postgresTls } from "./postgres";
import { s3rver } from "./s3rver";
import { vercel } from "./vercel";

/** Every part, in the order of the table. */
export const PARTS: readonly Part[] = [
  postgres,
  postgresTls,
  pgbouncer,
  s3rver,
  mockLlm,
  modelServers,
  vercel,
  ...nodes,
];
