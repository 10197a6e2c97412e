import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { env } from "../lib/settings/env";

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** A WebAuthn authenticator in software: one ES256 key, a counter that the test sets. */
export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  counter = 0;
  /** Whether it asks for a fingerprint or a PIN. */
  verifies = true;
  origin = env().APP_URL;

  get credentialId(): string {
    return b64(this.id);
  }

  /** The result of startRegistration() for these options. */
  register({ challenge }: { challenge: string }) {
    const jwk = this.keys.publicKey.export({ format: "jwk" });
    const point = (part: string | undefined) => new Uint8Array(Buffer.from(part ?? "", "base64url"));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(jwk.x)],
      [-3, point(jwk.y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = [Buffer.alloc(16), length, this.id, Buffer.from(isoCBOR.encode(cose as never))];
    const authData = Buffer.concat([this.data(WITH_CREDENTIAL), ...credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: b64(this.client("webauthn.create", challenge)),
        attestationObject: b64(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      },
    };
  }

  /** The result of startAuthentication() for these options, as text. */
  answer({ challenge }: { challenge: string }): string {
    const client = this.client("webauthn.get", challenge);
    const authData = this.data(0);
    const signature = sign("sha256", Buffer.concat([authData, hash(client)]), this.keys.privateKey);
    return JSON.stringify({
      ...this.envelope(),
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(authData),
        signature: b64(signature),
      },
    });
  }

  private envelope() {
    const id = this.credentialId;
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private data(flags: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (this.verifies ? USER_PRESENT_AND_VERIFIED : 0x01), 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([hash(new URL(env().APP_URL).hostname), head]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
