import { equalSecrets } from "@sughurta/server-kit";

/** A name and a password from a setting. */
interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Whether the headers carry exactly these Basic credentials; compared in constant time. */
export function hasBasicCredentials(headers: Headers, expected: Credentials): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,1000}={0,2})$/i.exec(
    headers.get("authorization") ?? "",
  )?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return equalSecrets(given, `${expected.username}:${expected.password}`);
}
