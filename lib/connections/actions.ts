"use server";

import { action } from "@/lib/action";
import { beginConnect } from "./begin-connect";
import { startConnectSchema } from "./schema";

const limit = { name: "connect", points: 30, seconds: 600 };

export const startConnectAction = action(startConnectSchema, { limit }, beginConnect);
