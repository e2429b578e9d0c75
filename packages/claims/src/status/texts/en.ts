import type { TextsLike } from "@sughurta/i18n";
import { claimNotFound, claimNumber } from "@sughurta/messages/claims/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "My claim",
  lead: "See what has been done about your claim, what comes next and by when.",
  find: {
    title: "Open by number",
    number: "Claim number",
    numberHint: "Eight letters and digits from the email, such as 3F2A-91BC",
    phone: "Phone number on the claim",
    submit: "Get a code",
    new: "Make a claim",
  },
  code: {
    sentTo: "If the number and the phone are right, a code is on its way to {{phone}}.",
    notThere: "No SMS? Check the claim number and the phone.",
    other: "Change the number or the phone",
    submit: "Open the claim",
    notChecked: "The code could not be checked. Try again or call {{phone}}.",
  },
  own: {
    title: "Your claims",
    number: "Claim {{number}}",
  },
  state: {
    registered: "Registered",
    papersAwaited: "Documents awaited",
    underReview: "Under review",
    paid: "Approved",
    refused: "Refused",
  },
  claim: {
    number: "Claim {{number}}",
    policy: "Policy {{policy}}",
    steps: "What has been done and what comes next",
    close: "Another claim",
    reload: "Refresh",
    notLoaded: "The claim could not be opened. Try again or call {{phone}}.",
    retry: "Try again",
    loading: "Opening the claim…",
  },
  step: {
    registered: "The claim is registered",
    papersAwaited: "Documents requested",
    underReview: "Documents under review",
    decided: "Decision",
    paid: "Decision: we pay {{sum}}",
    refused: "Decision: refused",
    doneOn: "{{date}}",
    decideBy: "by {{date}}",
    payBy: "{{date}}, we will pay by {{due}}",
    later:
      "within 10 working days of your last document; if approved, we pay within 5 more working days",
    call: "a specialist calls and says which ones",
  },
  refusal: "Reason for the refusal",
  messages: { title: "Messages", none: "No messages yet." },
  files: {
    title: "Photos and documents",
    none: "No files yet.",
    add: "Add a file",
    hint: "Up to {{count}} files of {{size}} MB each: photos, video, PDF, Word and Excel",
    over: "This claim has been decided, no more files are needed.",
    full: "The claim has {{count}} files already, no more can be added. Bring the rest to an office.",
    sending:
      "The files are being sent. If the connection is lost, the upload will continue from where it stopped.",
    failed_one: "One file did not arrive. Send it again or remove it.",
    failed_other: "{{count}} files did not arrive. Send them again or remove them.",
    sent: "All files are with us.",
  },
  errors: { claimNumber, claimNotFound },
};
