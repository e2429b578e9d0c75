import { agreement, optionalText, personName, phone, resumeEmail } from "@sughurta/forms";
import * as z from "zod/mini";

const DESC_MAX_LENGTH = 2000;

/** Resume: name, phone, e-mail and agreement are needed (S0 §5). */
export const resumeSchema = z.object({
  fio: personName,
  phone,
  email: resumeEmail,
  desc: optionalText(DESC_MAX_LENGTH),
  agree: agreement,
});

/** An untouched resume. */
export const EMPTY_RESUME = { fio: "", phone: "", email: "", desc: "", agree: false };
