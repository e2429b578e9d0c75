import { isOneOf, type SecretList } from "@sughurta/server-kit";

/** A name and its passwords from a setting. */
interface Credentials {
  readonly username: string;
  readonly passwords: SecretList;
}

/** Whether the headers carry the name with one of its passwords; compared in constant time. */
export function hasBasicCredentials(headers: Headers, expected: Credentials): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,1000}={0,2})$/i.exec(
    headers.get("authorization") ?? "",
  )?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return isOneOf(
    given,
    expected.passwords.map((password) => `${expected.username}:${password}`),
  );
}
