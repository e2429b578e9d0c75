import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  login: {
    title: "Sign in",
    lead: "Your policies, claims and payments in one place.",
    phone: "Phone number",
    password: "Password",
    submit: "Sign in",
    close: "Close",
    refused: "The phone number or the password is incorrect. Check them or call {{phone}}.",
    unexpected: "We could not sign you in. Try again or call {{phone}}.",
    recover: "Forgot your password?",
    register: "Register",
  },
  register: {
    title: "Register",
    lead: "We will text you a code to confirm your number. Then you choose a password.",
    submit: "Register",
  },
  recover: {
    title: "Reset your password",
    lead: "We will text you a code. With it you set a new password.",
    submit: "Save and sign in",
  },
  change: {
    title: "Set a new password",
    lead: "That password was temporary. Set your own to continue.",
  },
  code: {
    send: "Get a code",
    sentTo: "We sent a code by SMS to {{phone}}.",
    otherPhone: "Change the number",
    label: "Code from the SMS",
    hint: "Six digits. The code is valid for 5 minutes",
    repeatIn: "You can ask for another code in {{seconds}} s.",
    repeat: "Send another code",
    notSent: "We could not send a code just now. Try later or call {{phone}}.",
    toLogin: "I have a password",
  },
  password: {
    old: "Current password",
    new: "New password",
    rule: "At least eight characters",
    repeat: "New password again",
    submit: "Save the password",
    notChanged: "We could not change the password. Try again or call {{phone}}.",
  },
};
