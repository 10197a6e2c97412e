import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { claimsQuery, ofSamePost } from "./query-options";
import type { PostClaims } from "./types";

it("what was read of a post stays until its next revision is read, and is no other post's", () => {
  const client = new QueryClient();
  const read = { earliest: "2026-11-30T00:00:00.000Z", reading: false } as PostClaims;
  client.setQueryData(claimsQuery(1, 4).queryKey, read);
  const of = (id: number, revision: number) => ({
    ...claimsQuery(id, revision),
    ...{ enabled: false, placeholderData: ofSamePost(id) },
  });
  const observer = new QueryObserver(client, of(1, 4));
  const shown = (id: number, revision: number) => {
    observer.setOptions(of(id, revision));
    return observer.getCurrentResult().data?.earliest;
  };
  expect([shown(1, 4), shown(1, 5), shown(2, 5)]).toEqual([read.earliest, read.earliest, undefined]);
});
