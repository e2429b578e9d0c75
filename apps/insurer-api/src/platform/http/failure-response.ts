import { failureBody, toWire } from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import {
  BUSY_SECONDS,
  CLOSED_POLICY,
  getErrorCode,
  OverloadedError,
  ServiceBusyError,
} from "@sughurta/server-kit";
import {
  FailureError,
  tooManyRequests,
  toViolation,
  type Violation,
} from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { StorageError } from "#src/platform/files/file-store.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Postgres states and system codes of an unavailable, full or restarting database or disk. */
const DATABASE_AWAY =
  /^(08...|53...|57P0[1-5]|57014|40001|40P01|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|tooSlow|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|EACCES|EEXIST|ENOTDIR)$/;
const DATABASE_AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|PGlite is closed/;

/** Retry delay after which a full queue of costly work is usually done. */
const OVERLOAD_SECONDS = 3;

function getCauses(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5; ) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}

/** True if a retry may succeed: the database, the disk or the object storage does not respond. */
export function isUnavailable(error: unknown): boolean {
  return getCauses(error).some(
    (cause) =>
      cause instanceof StorageError ||
      DATABASE_AWAY.test(getErrorCode(cause) ?? "") ||
      (cause instanceof Error && DATABASE_AWAY_TEXT.test(cause.message)),
  );
}

/** Response to an error: a refusal as it is, anything else without internal details. */
export function toFailure(error: unknown): FailureError {
  if (error instanceof FailureError) return error;
  if (error instanceof ServiceBusyError) {
    return new FailureError(503, "busy", { headers: { "Retry-After": String(BUSY_SECONDS) } });
  }
  if (error instanceof OverloadedError) return tooManyRequests(OVERLOAD_SECONDS);
  if (isUnavailable(error))
    return new FailureError(503, "unavailable", { headers: { "Retry-After": "5" } });
  return new FailureError(500, "internal");
}

/** Writes a refusal in the requested language, snake_case, field messages at the top level (S0 §8). */
export function failureResponse(
  service: { readonly config: Pick<Platform["config"], "supportPhone"> },
  failure: FailureError,
  language: Language,
): Response {
  const values = { phone: service.config.supportPhone, ...failure.values };
  const byField = <Result>(toResult: (code: Violation) => Result) =>
    Object.fromEntries(
      Object.entries(failure.fieldCodes).map(([field, codes]) => [
        field,
        codes.map((code) => toResult(toViolation(code))),
      ]),
    );
  const fieldMessages = byField(({ code, ...own }) =>
    failureText(language, code, { ...values, ...own }),
  );
  const body = failureBody({
    message: failureText(language, failure.code, values),
    code: failure.code,
    ...(Object.keys(fieldMessages).length > 0
      ? { fieldCodes: byField(({ code }) => code), fieldMessages }
      : {}),
  });
  return Response.json(toWire({ ...body, ...failure.data }), {
    status: failure.status,
    headers: {
      "Content-Language": language,
      "Cache-Control": "no-store",
      "Content-Security-Policy": CLOSED_POLICY,
      ...failure.headers,
    },
  });
}
