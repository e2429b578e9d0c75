import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const ID_BYTES = 32;
const AAGUID_BYTES = 16;
const COUNTER_BYTES = 4;

/** Options for the response of a device. */
interface Circumstances {
  /** Origin of the requesting page; the desk's own by default. */
  readonly origin?: string;
  /** Whether the device has verified its user by finger, face or PIN. */
  readonly isVerified?: boolean;
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** A device with one passkey, which responds to the passkey options of desk pages. */
export function aPasskey(site: { readonly origin: string; readonly id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(ID_BYTES);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (isVerified: boolean, key?: Uint8Array) => {
    counter += 1;
    const counted = Buffer.alloc(COUNTER_BYTES);
    counted.writeUInt32BE(counter);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? WITH_KEY : 0);
    const head = Buffer.concat([sha256(site.id), Buffer.from([flags]), counted]);
    if (!key) return head;
    return Buffer.concat([head, Buffer.alloc(AAGUID_BYTES), Buffer.from([0, ID_BYTES]), id, key]);
  };
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    /** Response to a registration. */
    create(
      { challenge }: PublicKeyCredentialCreationOptionsJSON,
      { origin = site.origin, isVerified = true }: Circumstances = {},
    ): string {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(isVerified, isoCBOR.encode(key)))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
    },
    /** Response to a sign-in. */
    get(
      { challenge }: PublicKeyCredentialRequestOptionsJSON,
      { origin = site.origin, isVerified = true }: Circumstances = {},
    ): string {
      const client = clientData("webauthn.get", challenge, origin);
      const data = authenticatorData(isVerified);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
