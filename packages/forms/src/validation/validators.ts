import * as z from "@sughurta/contracts/zod";
import {
  cleanText,
  type DateRange,
  type FileLimits,
  isDateWithin,
  isFileSmallEnough,
  isPlainText,
  isPolicyNumber,
  newPasswordViolation,
  normalizeCode,
  normalizeName,
  normalizePolicyNumber,
  PERSON_NAME_MAX_LENGTH,
  parsePhone,
  personNameViolation,
  readPhone,
  SMS_CODE_PATTERN,
  typedDateViolation,
} from "@sughurta/domain";
import { phoneError } from "./field-error.ts";
import { emailRule, requiredTextRule, resumeEmailRule, type TextRule } from "./text-rules.ts";

/** Removes invisible characters, before any other rule. */
const clean = z.overwrite(cleanText);

/** A required text. */
export const filled = () =>
  z.string({ error: "required" }).check(clean, z.trim(), z.minLength(1, "required"));

/** A text that may be empty; a non-empty one must meet the rule. */
export function mayBeEmpty<Schema extends z.ZodMiniType<string, string>>(rule: Schema) {
  return z.union([z.literal(""), rule], { error: (issue) => firstCode(rule, issue.input) });
}

/** A text with a rule that forms without a schema use too. */
function following(rule: TextRule) {
  return z.string({ error: "required" }).check(
    clean,
    z.trim(),
    z.check<string>(({ value, issues }) => {
      const error = rule(value);
      if (!error) return;
      issues.push({
        code: "custom",
        message: error.code,
        params: { ...error.values },
        input: value,
      });
    }),
  );
}

function firstCode(rule: z.ZodMiniType, input: unknown): string {
  const result = rule.safeParse(input);
  return result.success ? "wrongInput" : (result.error.issues[0]?.message ?? "wrongInput");
}

/** Result of a rule: the code of the error, alone or with the values of its message. */
export type Violation =
  | string
  | ({ readonly code: string } & Readonly<Record<string, string | number>>);

/** A valid text. */
export function withoutViolation(getViolation: (text: string) => Violation | undefined) {
  return z.check<string>(({ value, issues }) => {
    const violation = getViolation(value);
    if (!violation) return;
    const { code, ...params } = typeof violation === "string" ? { code: violation } : violation;
    issues.push({ code: "custom", message: code, params, input: value, continue: false });
  });
}

const plain = z.refine<string>((text) => isPlainText(text), "markup");

/** A required text without markup, of at most `maxLength` characters. S0 §5. */
export const requiredText = (maxLength = 150) => following(requiredTextRule(maxLength));

/** A text without markup that may be empty, of at most `maxLength` characters. */
export const optionalText = (maxLength = 150) =>
  z.string().check(clean, z.trim(), z.maxLength(maxLength, "tooLong"), plain);

/** Surname, first name or patronymic: Cyrillic or Latin letters, hyphen, apostrophe. S0 §5. */
export const personName = filled().check(
  z.maxLength(PERSON_NAME_MAX_LENGTH, "tooLong"),
  withoutViolation(personNameViolation),
  z.overwrite(normalizeName),
);

/** E-mail of at most 254 characters. SPEC-90. */
export const email = following(emailRule);

/** E-mail of a résumé, of at most 50 characters. S0 §5. */
export const resumeEmail = following(resumeEmailRule);

/** Optional e-mail address. */
export const optionalEmail = mayBeEmpty(email);

/** Phone; returns nine national digits. S0 §5. */
export const phone = filled().check(readablePhone(), z.overwrite(nationalDigits));

/** An optional phone. */
export const optionalPhone = z
  .string()
  .check(clean, z.trim(), readablePhone(), z.overwrite(nationalDigits));

function readablePhone() {
  return z.check<string>(({ value, issues }) => {
    const reading = readPhone(value);
    if (value === "" || "digits" in reading) return;
    const { code, values } = phoneError(reading);
    issues.push({ code: "custom", message: code, params: { ...values }, input: value });
  });
}

function nationalDigits(text: string): string {
  return parsePhone(text) ?? text;
}

/** Policy number: ten digits with a right check digit; spaces and a `ZAA1` prefix may be typed. S0 §5. */
export const policyNumber = filled().check(
  z.overwrite(normalizePolicyNumber),
  z.refine(isPolicyNumber, "policyNumber"),
);

/** An agreement that must be ticked. S0 §5. */
export const agreement = z.boolean().check(z.refine((ticked) => ticked, "agreement"));

/** One of the listed values; an empty choice is reported as missing. */
export const choiceFrom = (values: readonly string[]) =>
  z.string().check(z.refine((value) => values.includes(value), "choice"));

/** Female or male. S0 §3. */
export const gender = choiceFrom(["f", "m"]);

/** A whole date; the reason of an invalid one is reported (SPEC-67). */
function wholeDate(payload: z.core.ParsePayload<string>): void {
  const violation = typedDateViolation(payload.value);
  if (violation === undefined) return;
  const { code: message, ...params } = violation;
  // Later rules require a date.
  payload.issues.push({
    code: "custom",
    message,
    params,
    input: payload.value,
    continue: false,
  });
}

/** An ISO date inside a range, both ends included. S0 §5. */
export const dateWithin = ({ min, max }: DateRange) =>
  filled().check(
    wholeDate,
    z.refine((date) => isDateWithin(date, { min }), {
      error: "dateTooEarly",
      params: { min },
    }),
    z.refine((date) => isDateWithin(date, { max }), {
      error: "dateTooLate",
      params: { max },
    }),
  );

/** An optional whole date. */
export const optionalDate = z.string().check(
  z.check<string>((payload) => {
    if (payload.value !== "") wholeDate(payload);
  }),
);

/** Six digits of an SMS. S0 §2. */
export const smsCode = filled().check(
  z.overwrite(normalizeCode),
  z.regex(SMS_CODE_PATTERN, "smsCode"),
);

/** A new password of at least eight characters that is not one of the most common ones. */
export const newPassword = z
  .string()
  .check(withoutViolation((text) => (text === "" ? "required" : newPasswordViolation(text))));

/** Attached files within limits. S0 §5. */
export const attachedFiles = (limits: FileLimits) =>
  z.array(z.custom<File>(isFileLike, "wrongInput")).check(
    z.maxLength(limits.maxFiles, "maxFiles"),
    z.refine((files) => files.every((file) => isFileSmallEnough(file, limits)), {
      error: "fileTooLarge",
      params: { max: limits.maxMegabytes },
    }),
  );

function isFileLike(value: unknown): boolean {
  return typeof value === "object" && value !== null && "size" in value && "name" in value;
}
