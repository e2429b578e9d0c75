import { phone } from "@sughurta/forms";
import * as z from "zod/mini";
import { presentPassword } from "../password/new-password-schema.ts";

/** Phone and password; the username is the phone (S0 §3). */
export const loginSchema = z.object({ phone, password: presentPassword });
