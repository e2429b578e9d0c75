import { newPassword, smsCode } from "@sughurta/forms";
import * as z from "zod/mini";

interface TypedTwice {
  readonly password: string;
  readonly repeatPassword: string;
}

const twice = {
  password: newPassword,
  repeatPassword: z.string().check(z.minLength(1, "required")),
};

const same = z.refine<TypedTwice>(({ password, repeatPassword }) => password === repeatPassword, {
  path: ["repeatPassword"],
  error: "passwordMismatch",
});

const PASSWORD_MAX_LENGTH = 200;

/** The current password: leading and trailing spaces belong to it. */
export const presentPassword = z
  .string()
  .check(z.minLength(1, "required"), z.maxLength(PASSWORD_MAX_LENGTH, "tooLong"));

/** A new password behind an SMS code (SPEC-20). */
export const passwordByCodeSchema = z.object({ code: smsCode, ...twice }).check(same);

/** A new password in place of the present one. */
export const changePasswordSchema = z
  .object({ oldPassword: presentPassword, ...twice })
  .check(same);
