/** `npm run test:faults` runs everything; `npm test` and `npm run test:all` a short form. */
export const full = process.env.FAULTS === "full";

/** The amount of work. */
export const budget = full
  ? {
      pages: 40,
      publishes: 2000,
      refusals: 2000,
      kills: 50,
      killedRounds: 10,
      scheduled: 200,
      windowSeconds: 240,
      awaySeconds: 60,
      cancels: 1000,
      twice: 200,
      figures: 10_000,
      atOnce: 120,
      posts: 1_000_000,
      balances: 1000,
      repeats: 50,
      steadyWarmUp: 1000,
      steadyVisits: 9000,
    }
  : {
      pages: 10,
      publishes: 160,
      refusals: 58,
      kills: 4,
      killedRounds: 1,
      scheduled: 40,
      windowSeconds: 40,
      awaySeconds: 15,
      cancels: 120,
      twice: 40,
      figures: 200,
      atOnce: 30,
      posts: 50_000,
      balances: 12,
      repeats: 1,
      steadyWarmUp: 200,
      steadyVisits: 400,
    };
