import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { PushError } from "./errors";
import type { Subscription } from "./entities";

const HEADER = 21;
const TAG = 16;
const bytes = (text: string) => Buffer.from(text, "base64url");
const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, Buffer.from(info), length));

/**
 * Reads a message as the browser does: content coding aes128gcm (RFC 8188) under the keys of RFC 8291, section 3.
 * Throws PushError 400 when it was not encrypted for this subscription.
 */
export function decrypt(body: Buffer, subscription: Subscription): string {
  try {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(HEADER, HEADER + keyLength);
    const record = body.subarray(HEADER + keyLength);
    if (record.length > recordSize) throw new Error("more than one record");

    const browser = createECDH("prime256v1");
    browser.setPrivateKey(bytes(subscription.privateKey));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), bytes(subscription.p256dh), sender]);
    const key = hkdf(bytes(subscription.auth), browser.computeSecret(sender), info, 32);
    const nonce = hkdf(salt, key, "Content-Encoding: nonce\0", 12);
    const contentKey = hkdf(salt, key, "Content-Encoding: aes128gcm\0", 16);
    const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce).setAuthTag(record.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
    // The last record ends with 2 and any number of zeros.
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no delimiter");
    return padded.subarray(0, end).toString("utf8");
  } catch (error) {
    throw new PushError(400, `The body cannot be decrypted: ${(error as Error).message}`);
  }
}
