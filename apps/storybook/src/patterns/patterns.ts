/** A situation that many screens share, and the stories that show how it is solved. */
export interface Pattern {
  readonly name: string;
  readonly problem: string;
  readonly rules: readonly string[];
  /** Ids of stories. */
  readonly stories: readonly string[];
}

/** Id of the page of a pattern. */
export const patternPage = (name: string) =>
  `patterns-${name.toLowerCase().replaceAll(" ", "-")}--docs`;

/** Solutions of recurring situations; a test detects missing stories. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: "A person",
    problem: "A name as in a passport, a document, a birth date, a way to reach a person.",
    rules: [
      "One field for the whole name; three only where a form of the state wants them",
      "Latin letters only where a border will see the name, and the spelling is offered",
      "Known people fill the form with one press",
    ],
    stories: [
      "forms-people-name--in-latin-letters",
      "forms-people-name--latin-spelling-offered",
      "forms-people-document--filled",
      "order-fillfromprofile--people",
    ],
  },
  {
    name: "Dates",
    problem: "A day is known, or it is picked; a first and a last day belong together.",
    rules: [
      "A birth date is typed, a trip is picked",
      "The allowed days stand in the message, not only in the calendar",
      "Where one end follows from the other, it moves by itself and says so",
    ],
    stories: [
      "forms-dateinput--birth-date",
      "forms-dateinput--out-of-range",
      "forms-daterangeinput--filled",
      "travel-travelflow--many-trips",
    ],
  },
  {
    name: "A moving price",
    problem: "Each answer changes the price while the order is filled in.",
    rules: [
      "The price keeps its place and its size while it is counted",
      "What changed it is said in a few characters beside it",
      "Another price than the one pressed on is agreed to again",
    ],
    stories: [
      "kit-price--changed",
      "travel-travelflow--counting",
      "boxes-boxorder--price-moved",
      "checkout-paymentmethoddialog--price-moved",
    ],
  },
  {
    name: "Mistakes",
    problem: "A form was refused, by its own rules or by the server.",
    rules: [
      "Errors come after the first press, then follow the typing",
      "The summary takes the focus; each line leads to its field",
      "A line names the action: write the surname",
    ],
    stories: [
      "forms-form--refused",
      "forms-form--refused-by-the-server",
      "travel-travelflow--mistakes",
      "boxes-boxorder--nothing-filled-in",
    ],
  },
  {
    name: "Offline",
    problem: "The connection is lost in the middle of something.",
    rules: [
      "What was typed stays, and the screen says so",
      "Say what to do, and the phone number to call",
      "Try again by itself when the connection is back, where nothing is bought by that",
    ],
    stories: [
      "travel-travelflow--unreachable",
      "boxes-boxorder--offline",
      "claims-claimform--offline",
      "site-problem-page--no-connection",
    ],
  },
  {
    name: "A code by SMS",
    problem: "A phone number proves who a person is.",
    rules: [
      "Say where the code went; the phone offers it over its keys",
      "Another code can be asked for after the wait, and the wait is shown",
      "Never say whether a number is known",
    ],
    stories: [
      "account-signinpage--code-sent",
      "account-signinpage--wrong-code",
      "account-signinpage--too-many-codes",
      "claims-claimstatuspage--code-sent",
    ],
  },
  {
    name: "Waiting for payment",
    problem: "The bank has the money, or not yet.",
    rules: [
      "The page asks the server and believes nothing else",
      "Say what is waited for and how long it usually takes",
      "A receipt can be shown where the bank is slow",
    ],
    stories: [
      "checkout-paymentresult--checking",
      "checkout-paymentresult--receipt-needed",
      "checkout-paymentresult--failed",
      "checkout-paymentresult--paid",
    ],
  },
  {
    name: "Empty",
    problem: "There is nothing to show, yet or any more.",
    rules: ["Say why", "Offer the one thing that fills it", "Keep the heading of the page"],
    stories: [
      "account-accountpage--empty",
      "boxes-boxcatalogue--empty-category",
      "motor-motorcatalogue--empty",
    ],
  },
  {
    name: "Following a claim",
    problem: "Something happened, and money is waited for.",
    rules: [
      "The state, what is done, what comes next and by when",
      "Papers that are missing can be added on the spot",
      "A refusal names its reason and the way to object",
    ],
    stories: [
      "claims-claimform--registered",
      "claims-claimstatuspage--papers-awaited",
      "claims-claimstatuspage--under-review",
      "claims-claimstatuspage--refused",
    ],
  },
  {
    name: "Consent",
    problem: "Something may be done only if a person agrees.",
    rules: [
      "One sentence for each thing that is agreed to, never ticked beforehand",
      "Links in the sentence open beside the form",
      "A missing tick is an error like any other",
    ],
    stories: [
      "forms-checkboxinput--unticked",
      "forms-checkboxinput--refused",
      "travel-travelflow--review",
    ],
  },
];
