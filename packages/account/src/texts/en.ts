import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  login: {
    title: "Sign in",
    phone: "Phone number",
    password: "Password",
    submit: "Sign in",
    close: "Close",
    refused: "The phone number or the password is incorrect. Check them or call {{phone}}.",
    unexpected: "We could not sign you in. Try again or call {{phone}}.",
    recover: "Forgot your password?",
    register: "Register",
  },
};
