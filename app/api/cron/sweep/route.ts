import { sweepByCron } from "@/inngest/sweep";
import { route } from "@/lib/route";

export const maxDuration = 60;

export const GET = route({ auth: "none" }, ({ request }) =>
  sweepByCron(request.headers.get("authorization")),
);
