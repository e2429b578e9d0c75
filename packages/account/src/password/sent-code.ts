import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";
import type { CodePurpose } from "../code/send-code.ts";

/** Milliseconds for which a code of an SMS is good (SPEC-20). */
const CODE_VALID_MS = 5 * 60_000;

/** A code that was sent to register or to recover a password. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** Nine national digits of the phone that got it. */
  readonly phone: string;
  /** Times in milliseconds since 1970: when it was sent, and from when another one may be requested. */
  readonly sentAtMs: number;
  readonly repeatAtMs: number;
}

/** The code of this tab, while it is valid: a reload or another language restores its field. */
export function sentCodeStorage(client: ApiClient) {
  return storedValue<SentCode>(storageKeyFor(client, "sent-code"), {
    area: "session",
    parse: (stored) => (isSentCode(stored) ? stored : undefined),
    maxAge: { ms: CODE_VALID_MS, since: ({ sentAtMs }) => sentAtMs },
  });
}

function isSentCode(stored: Partial<Record<keyof SentCode, unknown>>): stored is SentCode {
  const { purpose, phone, sentAtMs, repeatAtMs } = stored;
  return (
    (purpose === "register" || purpose === "recover") &&
    typeof phone === "string" &&
    typeof sentAtMs === "number" &&
    typeof repeatAtMs === "number"
  );
}
