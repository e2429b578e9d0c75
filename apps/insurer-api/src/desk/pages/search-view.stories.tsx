import type { Meta, StoryObj } from "@storybook/react-vite";
import { aClaim } from "#src/desk/testing/a-claim.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { aPayment } from "#src/desk/testing/a-payment.ts";
import { aPolicy } from "#src/desk/testing/a-policy.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { foundView } from "./search-view.ts";

const meta = {
  title: "Desk/Search",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "What the search of every page finds, kind by kind." } },
  },
} satisfies Meta;
export default meta;

const NUMBER = "4087072011";

export const Found: StoryObj = deskStory({
  path: "/search",
  respond: (context) =>
    foundView(aDeskRequest(context), {
      search: NUMBER,
      policies: [{ policy: aPolicy(1), cancelledOn: null }],
      payments: [aPayment(1)],
      claims: [aClaim(1)],
      today: TODAY,
    }),
});

export const NothingFound: StoryObj = deskStory({
  path: "/search",
  respond: (context) =>
    foundView(aDeskRequest(context), {
      search: "Каримова",
      policies: [],
      payments: [],
      claims: [],
      today: TODAY,
    }),
});
