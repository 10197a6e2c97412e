// What x509 needs to exist before it is loaded.
import "reflect-metadata";
import { webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

x509.cryptoProvider.set(webcrypto as Crypto);

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

export type Certificate = { cert: string; key: string };
type Signer = { certificate: x509.X509Certificate; keys: CryptoKeyPair };

async function pem(key: CryptoKey): Promise<string> {
  const bytes = await webcrypto.subtle.exportKey("pkcs8", key);
  return x509.PemConverter.encode(bytes, "PRIVATE KEY");
}

/** A private authority: its certificate, and certificates of its making. */
export async function makeAuthority() {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=An authority of the tests",
    ...{ keys, signingAlgorithm: ALGORITHM, notBefore: inDays(-30), notAfter: inDays(30) },
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const signer = { certificate, keys };
  return {
    ca: certificate.toString("pem"),
    issue: (host: string, days = 30) => issue(host, days, signer),
    issueBySelf: (host: string) => issue(host, 30),
  };
}

/** A certificate for a host that ends in so many days; signed by itself without a signer. */
async function issue(host: string, days: number, signer?: Signer): Promise<Certificate> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${host}`,
    issuer: signer?.certificate.subject ?? `CN=${host}`,
    ...{ notBefore: inDays(-40), notAfter: inDays(days), signingAlgorithm: ALGORITHM },
    publicKey: keys.publicKey,
    signingKey: (signer?.keys ?? keys).privateKey,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
  });
  return { cert: certificate.toString("pem"), key: await pem(keys.privateKey) };
}
