import { equalSecrets } from "@sughurta/server-kit";

/** A name and a password that a setting gives. */
interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** True when the headers carry exactly these Basic credentials; the time it takes tells nothing about them. */
export function hasBasicCredentials(headers: Headers, expected: Credentials): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,1000}={0,2})$/i.exec(
    headers.get("authorization") ?? "",
  )?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return equalSecrets(given, `${expected.username}:${expected.password}`);
}
