import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  login: {
    title: "Log in",
    phone: "Phone",
    password: "Password",
    submit: "Log in",
    close: "Close",
    refused: "The phone or the password is wrong. Check them or call {{phone}}.",
    tooMany: "Too many attempts. Wait {{seconds}} s or call {{phone}}.",
    network: "The service cannot be reached. Try again or call {{phone}}.",
    unexpected: "The login did not work. Try again or call {{phone}}.",
    recover: "Forgot your password?",
    register: "Register",
  },
};
