"use server";

import { action } from "@/lib/http/action";
import { startConnect } from "./connecting/start-connect";
import { startConnectSchema } from "./schema";

const limit = { name: "connect", points: 30, seconds: 600 };

export const startConnectAction = action(startConnectSchema, { limit }, startConnect);
