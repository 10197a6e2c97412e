import type { Route } from "next";

/** Where the week that holds a day (yyyy-MM-dd) is planned; without one it is the week that is open. */
export function planningPath(date?: string): Route {
  return (date ? `/week/plan?from=${date}` : "/week/plan") as Route;
}

/** Where campaigns are planned and listed; with an id, the one that is shown. */
export function campaignPath(id?: string): Route {
  return (id ? `/week/campaign/${id}` : "/week/campaign") as Route;
}
