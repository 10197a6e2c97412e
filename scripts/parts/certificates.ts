import fs from "node:fs";
import path from "node:path";
import { capture, type Identity } from "./programs";

/** Paths of a private authority's certificate, and of a certificate of its for localhost with its key. */
export type Certificates = { authority: string; certificate: string; key: string };

/** Makes a private authority and a certificate for localhost, valid for two days. */
export function certificates(folder: string, as: Identity): Certificates {
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => capture("openssl", args, as);
  const fresh = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-keyout", at(`${name}.key`)];
  openssl(
    "req",
    "-x509",
    ...fresh("ca"),
    "-out",
    at("ca.pem"),
    "-subj",
    "/CN=A private authority",
    "-days",
    "2",
  );
  openssl("req", ...fresh("server"), "-out", at("server.csr"), "-subj", "/CN=localhost");
  fs.writeFileSync(at("names"), "subjectAltName=DNS:localhost");
  const signer = ["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial"];
  const out = ["-out", at("server.pem"), "-days", "2", "-extfile", at("names")];
  openssl("x509", "-req", "-in", at("server.csr"), ...signer, ...out);
  // The tests read the authority's certificate as another user.
  fs.chmodSync(folder, 0o755);
  return { authority: at("ca.pem"), certificate: at("server.pem"), key: at("server.key") };
}
