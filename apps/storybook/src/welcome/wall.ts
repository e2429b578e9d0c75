import type { Still } from "../stills/still.ts";

interface Screen {
  readonly name: string;
  readonly about: string;
  /** Id of its story. */
  readonly story: string;
}

/** Screens at the start of the book, in the order in which a person meets them. */
export const WALL_SCREENS: readonly Screen[] = [
  { name: "Home", about: "One question first", story: "content-homepage--complete" },
  { name: "An order", about: "The price is always in sight", story: "travel-travelflow--options" },
  {
    name: "Review",
    about: "What was answered, and a way back",
    story: "motor-cascoorder--review-with-instalments",
  },
  { name: "A policy", about: "Paid, and at hand", story: "checkout-paymentresult--paid" },
  {
    name: "An account",
    about: "Everything that is bought",
    story: "account-accountpage--policies",
  },
  {
    name: "A claim",
    about: "What is done, and what comes next",
    story: "claims-claimstatuspage--under-review",
  },
];

/** The stills of these screens, in both widths and themes. */
export const WALL: readonly Still[] = WALL_SCREENS.flatMap(({ story }) =>
  ([360, 1440] as const).flatMap((width) =>
    (["light", "dark"] as const).map((theme): Still => ({ story, width, theme })),
  ),
);
