import { describe, expect, it } from "vitest";
import { readUsage } from "./usage";

describe("readUsage", () => {
  it("reads the highest share of each limit, and minutes as seconds", () => {
    const page = { type: "pages", call_count: 12, total_cputime: 81, total_time: 3 };
    const headers = new Headers({
      "x-app-usage": JSON.stringify({ call_count: 28, total_time: 25, total_cputime: 31 }),
      "x-business-use-case-usage": JSON.stringify({
        "1": [page],
        "2": [{ ...page, total_cputime: 100, estimated_time_to_regain_access: 19 }],
      }),
    });
    expect(readUsage(headers)).toEqual({
      app: { percent: 31, regainSeconds: 0 },
      page: { percent: 100, regainSeconds: 1140 },
    });
  });

  it("takes what is absent or garbled as unused", () => {
    const unused = { percent: 0, regainSeconds: 0 };
    for (const text of ["", "{", "[]", '{"1":[{"call_count":"many"}]}']) {
      const headers = new Headers({ "x-app-usage": text, "x-business-use-case-usage": text });
      expect(readUsage(headers)).toEqual({ app: unused, page: unused });
    }
    expect(readUsage(new Headers())).toEqual({ app: unused, page: unused });
  });
});
