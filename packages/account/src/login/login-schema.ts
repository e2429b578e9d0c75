import { phone } from "@sughurta/forms";
import * as z from "zod/mini";

const PASSWORD_MAX_LENGTH = 200;

// Spaces at the ends of a password belong to it.
const password = z
  .string()
  .check(z.minLength(1, "required"), z.maxLength(PASSWORD_MAX_LENGTH, "tooLong"));

/** Phone and password; the username is the phone (S0 §3). */
export const loginSchema = z.object({ phone, password });
