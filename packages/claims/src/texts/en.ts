import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  check: {
    title: "Check a policy",
    lead: "See whether a policy is in force and until when.",
    policyNumber: "Policy number",
    policyNumberHint: "Ten digits, spaces are fine",
    birthDate: "Policyholder’s date of birth",
    birthDateHint: "With it we show the name in full",
    submit: "Check",
    close: "Close",
    unexpected: "The check did not work. Try again or call {{phone}}.",
  },
  found: {
    title: "Policy found",
    number: "Policy number",
    status: "Status",
    product: "Product",
    startDate: "Valid from",
    endDate: "Valid until",
    lifeAssured: "Insured person",
    nameHidden: "The name stays hidden: the date of birth is not the one on the policy.",
    birthDateLimit:
      "Too many dates of birth were tried for this policy, so the name stays hidden. Try again {{wait}}.",
    insured: { address: "Address", car: "Vehicle", trip: "Trip" },
    version:
      "This policy was corrected: version {{version}} of {{date}} is valid. Documents of earlier versions are replaced.",
    suspendedOn:
      "Cover has been suspended since {{date}}: an instalment has not been paid. To restore it, pay {{sum}}.",
    claim: "Make a claim",
    again: "Check another policy",
  },
  status: {
    INACTIVE: "Not yet in force",
    ACTIVE: "In force",
    COMPLETED: "Expired",
    cancelled: "Cancelled",
    suspended: "Suspended",
    test: "Test policy, not in force",
  },
  notFound: {
    title: "Policy not found",
    testTitle: "This is a test policy",
    test: "The number is that of a specimen: a partner made it while trying its site. It was sold to nobody and is not in force.",
    text: "There may be a typing mistake. Check the digits and try again. The number is in the SMS and on the first page of the policy.",
    retry: "Try again",
    home: "Home page",
  },
  verify: {
    untitled: "Policy",
    copyNumber: "Copy the policy number",
    numberCopied: "Policy number copied",
    title: "Checking policy {{number}}",
    checking: "Checking the policy…",
    lead: "The QR code on a policy opens this page. It shows the state of the policy today.",
  },
  claim: {
    title: "Make a claim",
    lead: "Tell us what happened. It takes about 5 minutes. You can do it at the scene.",
    asideLabel: "Good to know",
    urgentTitle: "Is anyone hurt?",
    urgentText: "Call for help first, the claim can wait. What you write here is kept.",
    nextTitle: "What happens next",
    stepCheck: "We check the policy and give you a claim number at once.",
    stepCall: "A specialist calls you and says which documents you need.",
    stepPapers: "Bring the documents to an office or add them to your claim here.",
    stepDecision:
      "We decide within 10 working days of your last document. If we approve the claim, we pay within 5 more working days.",
    call: "Call {{phone}}",
    policyNumber: "Policy number",
    policyNumberHint: "Ten digits from the SMS or the first page of the policy",
    term: "from {{start}} to {{end}}",
    note: "Tell us what happened",
    validity: "Period of cover: {{start}} to {{end}}",
    noteHint: "When and where it happened, what was damaged. Your own words, up to 999 characters",
    noteMissing: "Describe what happened",
    files: "Photos and documents",
    filesHint:
      "Up to {{count}} files of {{size}} MB each: photos, video, PDF, Word and Excel. You can add more after sending",
    fullName: "Surname and first name",
    fullNameHint: "With a space between, as in the passport",
    fullNameMissing: "Enter the surname and first name",
    emailHint: "We will send the claim number by email",
    privacy: "We use your details to handle your claim.",
    privacyLink: "How we store them",
    submit: "Make the claim",
    check: {
      network:
        "The connection was lost and the policy could not be checked. Everything you wrote is still here: press again.",
      tooMany:
        "Too many checks in a row. Everything you wrote is still here: press again {{wait}}.",
      unexpected:
        "The policy could not be checked. Everything you wrote is still here: press again or call {{phone}}.",
    },
    register: {
      network: "The connection was lost. Press again: there will be no second claim.",
      tooMany:
        "Too many claims in a row. Everything you wrote is still here: press again {{wait}}, or call {{phone}}.",
      unexpected:
        "The claim was not sent. Everything you wrote is still here: press again or call {{phone}}.",
    },
  },
  question: {
    progress: "Question {{number}} of {{count}}",
    next: "Continue",
    back: "Back",
    policy: "Which policy?",
    what: "What happened?",
    when: "When did it happen?",
    where: "Where did it happen?",
    story: "How did it happen?",
    files: "Do you have photos or documents?",
    you: "How to reach you",
    check: "Check and send",
  },
  scan: {
    open: "Scan the QR code of the policy",
    title: "QR code of the policy",
    lead: "Point the camera at the QR code: it is on the first page of the policy.",
    picture: "Camera view",
    noCamera: "The camera did not open. Allow it in the browser or enter the policy number.",
    otherCode: "This is not the QR code of a policy. Look for it on the first page of the policy.",
  },
  mine: {
    label: "My policies",
    other: "Another policy: enter its number below",
  },
  event: {
    kind: "What happened",
    date: "Date it happened",
    dateHint: "For example, 31.12.2025",
    place: "Where it happened",
    placeHint: "Town and street, road, hotel or country",
  },
  kind: {
    car: "Car: a crash, damage or theft",
    health: "Health: an illness or injury",
    home: "Home: fire, flood or burglary",
    trip: "Trip: baggage or flight",
    other: "Something else",
  },
  period: {
    suspended:
      "Cover has been suspended since {{since}}: an instalment has not been paid. If it happened earlier, go on.",
    ended:
      "This policy ended on {{end}}. If it happened by that day, this is the right policy: go on.",
    otherDay:
      "On {{day}} this policy was not in force: it runs from {{start}} to {{end}}. Check the date. You can still send the claim and a specialist will review it.",
  },
  answers: {
    story: "What happened",
    you: "Your contact details",
    none: "not given",
    change: "Change",
    changeOf: "Change: {{what}}",
  },
  calls: {
    label: "Call for help",
    ambulance: "ambulance",
    police: "police",
    fire: "fire",
    rescue: "rescue",
    insurer: "insurer",
  },
  draft: {
    restored: "We have restored what you had written. Continue or start over.",
    peopleLost:
      "We have restored your answers, but not your description and contact details. Enter them again or start over.",
    resetOrder: "Start over",
  },
  papers: {
    title: "What you will need",
    always: "Your passport and the claim number",
    car: "Driving licence, vehicle registration certificate and the traffic police report",
    health: "The doctor’s note, prescriptions and receipts for the treatment",
    home: "A report from the fire service, police or housing office, and a list of what was damaged",
    trip: "The carrier’s report about the baggage or flight, tickets and receipts",
    other: "Reports and receipts that show what happened",
  },
  earlier: {
    title: "Your claims from this device",
    status: "Check the status of a claim",
  },
  registered: {
    title: "We have your claim",
    number: "Claim number",
    text: "We have sent an email with the number to {{email}}. A specialist will call you on {{phone}}.",
    again:
      "An email with the number has been sent already. A specialist will call the number on your claim.",
    filesHint: "You can add more here",
    sending: "The files are being sent. Keep this page open.",
    offline: "There is no connection. The files will be sent when it is back.",
    failed_one: "One file did not arrive. Send it again or remove it.",
    failed_other: "{{count}} files did not arrive. Send them again or remove them.",
    sent: "All files are with us.",
    kept: "The number is kept on this device too.",
    status: "Follow the claim",
    wait: "Files are still being sent, wait a moment",
    ok: "Go to the home page",
  },
  files: {
    tooMany: "Too many files in a row: send again {{wait}}",
    network: "The connection was lost, the file did not arrive",
    unexpected: "The file was not sent",
  },
};
