"use server";

import { action } from "@/lib/http/action";
import { beginConnect } from "./begin-connect";
import { beginConnectSchema } from "./schema";

const limit = { name: "connect", points: 30, seconds: 600 };

export const startConnectAction = action(beginConnectSchema, { limit }, beginConnect);
