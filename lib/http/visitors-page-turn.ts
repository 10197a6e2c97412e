import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { turnOfPage } from "@/lib/auth/page-queue";
import { queuesByKey } from "@/lib/queues/queues";
import { visitorKey } from "./rate-limit";

/** Pages of visitors, by address, which an office or a telephone network shares. */
const inVisitorsTurn = queuesByKey({ atOnce: 2, inAll: 4, waiting: 60, waitMs: 10_000 });

/**
 * Waits until a page that visitors open may be rendered for this address. Cached per request.
 * @throws AppError SERVER_BUSY for too many pages at once
 */
export const visitorsPageTurn = cache(async (): Promise<void> =>
  turnOfPage(inVisitorsTurn, visitorKey(await headers())),
);
