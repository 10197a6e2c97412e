import type { Counts } from "../testing/reports";
import { runAll } from "./run-tests";

/** What is run against each store that speaks S3, as the table says it. */
export const S3_TESTS =
  "the probe; a missing bucket, a wrong key and a photo of 4 MB; the integration tests that store photos";

/** Integration tests that write, read or remove photos. */
const STORING = ["media", "privacy", "retention", "deleted-posts.test.ts"];

/** Runs them with a store's MEDIA_URL. */
export function testS3(id: string, url: string): Promise<Counts> {
  return runAll([
    { name: id, project: "parts", files: ["tests/parts/s3.test.ts"], env: { PARTS_MEDIA_URL: url } },
    {
      name: `${id}-integration`,
      project: "integration",
      files: STORING.map((name) => `tests/integration/${name}`),
      env: { TEST_MEDIA_URL: url },
    },
  ]);
}
