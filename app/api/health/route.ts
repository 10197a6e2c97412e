import { checkHealth } from "@/lib/health";
import { route } from "@/lib/route";

export const GET = route({ auth: "none" }, checkHealth);
