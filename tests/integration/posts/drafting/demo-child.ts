import { env } from "../../../../lib/settings/env";
import { takeDemo } from "../../../../lib/posts/demo/mutations";

// Visitors of another process: they meet those of the test in the database alone.
process.on("message", ({ times, aDay }: { times: number; aDay: number }) => {
  Object.assign(env(), { demoPostsADay: aDay });
  const asked = Array.from({ length: times }, () =>
    takeDemo().then(
      () => "taken",
      (error: { code?: string }) => error.code,
    ),
  );
  void Promise.all(asked).then((answers) => process.send?.(answers));
});
process.on("disconnect", () => process.exit(0));
process.send?.("started");
