import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "My policies",
  kept: "The policy is stored on this device and opens without the internet.",
  show: "Show it",
  emptyTitle: "No policies here yet",
  empty:
    "Download a policy in your account or after paying: it is stored here and opens without the internet.",
  account: "Your account",
  note: "Stored on this device. When you are offline, this page opens instead of the others.",
  number: "Policy number",
  period: "Valid",
  periodValue: "{{begin}} to {{end}}",
  open: "Open the policy (PDF)",
  call: "Call {{phone}}",
  emergency: "Emergency services 112",
  home: "Home page",
  remove: "Remove from this device",
  removeText:
    "The policy and its document will no longer open here without the internet. The policy itself stays valid.",
  removeNow: "Remove",
  clear: {
    ask: "Forget me on this device",
    title: "Forget you on this device?",
    text: "We remove the stored policies, unfinished orders and claim numbers from here. The policies stay valid: open them again with a code sent to the phone number on the order.",
    keep: "Keep them",
    confirm: "Forget",
    failed: "It did not work: there is no connection. Try again or call {{phone}}.",
  },
  what: "What to do if something happens",
  travel: {
    step1: "If you need urgent help, call the local ambulance.",
    step2:
      "Call us before you see a doctor: we will tell you where to go and arrange it with the clinic. We can help 24 hours a day.",
    step3: "Give the policy number and show the policy at the clinic.",
    step4: "Keep medical reports, prescriptions and receipts.",
  },
  car: {
    step1:
      "Stop, switch on the hazard lights, put out the warning triangle. If anyone is hurt: 103.",
    step2: "Call the traffic police: 102. Do not move the car before they come.",
    step3:
      "Take photos of the place, the damage and the number plates; write down the other driver and witnesses.",
    step4: "Call us and make a claim. Do not repair the car before it is inspected.",
  },
  box: {
    step1: "If people are in danger: 112, ambulance 103, fire 101.",
    step2: "Call us and give the policy number: we will say which documents are needed.",
    step3: "Take photos of what happened, keep reports and receipts.",
    step4: "Make a claim on the site once you are connected.",
  },
};
