import { describe, expect, it } from "vitest";
import { readMediaUrl } from "./media-url";

describe("MEDIA_URL", () => {
  it("names a folder", () => {
    for (const [url, path] of [
      [".data/media", ".data/media"],
      ["file:///var/media", "/var/media"],
      ["C:\\media", "C:\\media"],
    ] as const)
      expect(readMediaUrl(url)).toEqual({ kind: "folder", path });
  });

  it("names a bucket, whose secret may hold what secrets of AWS's hold", () => {
    const secret = "wJalrXUtnFEMI/K7MDENG+bPxRfi/CY=";
    const place = { kind: "s3", address: "https://store.example/pictures", keyId: "AKIA1", secret };
    for (const written of [secret, encodeURIComponent(secret)])
      expect(readMediaUrl(`s3://AKIA1:${written}@store.example/pictures?region=eu-west-1`)).toEqual({
        ...place,
        region: "eu-west-1",
      });
    expect(readMediaUrl("s3+http://a:b@127.0.0.1:9000/pictures/of-mine/")).toMatchObject({
      address: "http://127.0.0.1:9000/pictures/of-mine",
      region: "us-east-1",
    });
  });

  it("knows the region of a host of Amazon's", () => {
    const regionOf = (host: string) => readMediaUrl(`s3://a:b@${host}/pictures`);
    expect(regionOf("s3.eu-central-1.amazonaws.com")).toMatchObject({ region: "eu-central-1" });
    expect(regionOf("s3.dualstack.us-west-2.amazonaws.com")).toMatchObject({ region: "us-west-2" });
    expect(regionOf("s3.amazonaws.com")).toMatchObject({ region: "us-east-1" });
  });

  it("names Vercel Blob", () => {
    expect(readMediaUrl("vercel-blob:")).toEqual({ kind: "vercel-blob", folder: "" });
    expect(readMediaUrl("vercel-blob:/pictures/")).toEqual({ kind: "vercel-blob", folder: "pictures" });
  });

  it.each([
    "s3://key:hunter2@host",
    "s3://host/bucket",
    "s3:/key:hunter2@host/bucket",
    "s3://key@host/bucket",
    "https://hunter2.example/bucket",
    "gs://bucket",
  ])("refuses %s, and repeats nothing of it", (url) => {
    expect(() => readMediaUrl(url)).toThrow(/^expected /);
    expect(() => readMediaUrl(url)).not.toThrow(/hunter2/);
  });
});
