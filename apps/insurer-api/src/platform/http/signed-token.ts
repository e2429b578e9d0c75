import { firstAccepted, type SecretList } from "@sughurta/server-kit";
import { jwtVerify, SignJWT } from "jose";

const ISSUER = "insurer-api";
const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs claims for this many seconds; the token is valid for `audience` only. */
export async function signToken(
  claims: Readonly<Record<string, string | number>>,
  audience: string,
  secret: string,
  seconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key(secret));
}

/** The claims of a token; `undefined` for an invalid, foreign or expired one. */
export async function verifyClaims(
  token: string,
  audience: string,
  secrets: SecretList,
  now: Date,
) {
  const options = { issuer: ISSUER, audience, algorithms: ["HS256"], currentDate: now };
  return firstAccepted(secrets, (secret) =>
    jwtVerify(token, key(secret), options).then(
      ({ payload }) => payload,
      () => undefined,
    ),
  );
}
