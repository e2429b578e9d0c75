import type { messages as ru } from "./ru.ts";

export const badCredentials =
  "The phone number or the password is incorrect. Check them or call {{phone}}";

export const messages: Record<keyof typeof ru, string> = {
  badCredentials,
  sessionEnded: "Your session has ended. Sign in again",
  passwordDue: "Your password was temporary. Set your own to continue",
  passwordSame: "This is the password you have now. Choose another one",
  passwordWrong: "The current password is incorrect",
  signInRequired: "Sign in with your phone number to continue",
  unauthorized: "Sign in to continue",
  smsLimit: "We cannot send another code now. Try again {{wait}} or call {{phone}}",
  activationRefused: "The policy number or the policy code is incorrect. Check both",
  policyInAnotherAccount:
    "This policy is already in another account. Sign in with the phone it was bought with, or get a code on that phone",
  cancellationClosed: "This policy can no longer be cancelled here. Call {{phone}}",
  refundChanged: "The amount has changed: the refund today is {{sum}} TJS. Check and confirm",
  recordsFull: "There is room for {{max}} entries. Remove those you no longer need",
  notAfterToday: "The date cannot be later than today",
};
