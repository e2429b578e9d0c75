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
  correctionEmpty: "You have not changed anything",
  correctionCancelled: "This policy was cancelled and cannot be corrected",
  correctionEnded: "This policy has ended and cannot be corrected",
  correctionBegan:
    "The policy is already in force, so its dates stay. Cancel it and issue a new one",
  correctionBegin: "The first day of the policy has to be after today",
  correctionAtDesk: "A member of staff makes this correction. Call {{phone}}",
  correctionOnHold:
    "We need to check the data. The correction is waiting, and we will call you. Questions: {{phone}}",
  correctionOutdated:
    "This policy has just been corrected by another person. Look at the new data and repeat your change if needed",
  correctionRefundOpen:
    "Money of this policy is being refunded. Wait until the refund is finished or reject it, then correct the policy",
  refundChanged: "The amount has changed: the refund today is {{sum}} TJS. Check and confirm",
  recordsFull: "There is room for {{max}} entries. Remove those you no longer need",
  notAfterToday: "The date cannot be later than today",
};
