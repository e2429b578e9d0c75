import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ClaimProgress } from "@sughurta/contracts/claim";
import { withClient } from "@sughurta/screen-testing/stories";
import { userEvent } from "storybook/test";
import { aClaimProgress } from "../testing/builders.ts";
import { ClaimStatusPage } from "./claim-status-page.tsx";

const codeSent = {
  sendClaimCode: () => ({ status: 200 as const, data: { repeatAfter: 45, validFor: 300 } }),
};

const meta = {
  title: "Claims/ClaimStatusPage",
  component: ClaimStatusPage,
  parameters: { layout: "fullscreen" },
  decorators: [withClient(codeSent)],
  args: { claimHref: "/losses" },
  // The claim viewed last is opened again after a reload; each story starts without one.
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof ClaimStatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The opened page for the claim's owner. */
function claimed(changes: Partial<ClaimProgress>): Story {
  const claim = aClaimProgress(changes);
  const { id, policyNumber, state } = claim;
  const createdAt = "2026-03-02T08:00:00Z";
  return {
    args: { isSignedIn: true },
    decorators: [
      withClient({
        myClaims: () => ({
          status: 200,
          data: [{ id, policyNumber, note: "", createdAt, state, filesCount: 1 }],
        }),
        claimStatus: () => ({ status: 200, data: claim }),
      }),
    ],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole("button", { name: /3F2A-91BC/ }));
    },
  };
}

const registered = { step: "registered", doneOn: "2026-03-02" } as const;
const asked = { step: "papersAwaited", doneOn: "2026-03-03" } as const;
const reviewed = { step: "underReview", doneOn: "2026-03-05" } as const;

export const Find: Story = {};

export const CodeSent: Story = {
  play: async ({ canvas }) => {
    const [number, phone] = await canvas.findAllByRole("textbox");
    if (number) await userEvent.type(number, "3F2A-91BC");
    if (phone) await userEvent.type(phone, "921234567");
    await userEvent.click(await canvas.findByRole("button"));
  },
};

export const Registered: Story = claimed({
  state: "registered",
  steps: [registered, { step: "papersAwaited" }, { step: "underReview" }, { step: "decided" }],
  messages: [],
  files: [],
});

export const PapersAwaited: Story = claimed({
  state: "papersAwaited",
  steps: [registered, asked, { step: "underReview" }, { step: "decided" }],
});

export const UnderReview: Story = claimed({});

export const Paid: Story = claimed({
  state: "paid",
  paid: 3_200,
  steps: [
    registered,
    asked,
    reviewed,
    { step: "decided", doneOn: "2026-03-12", dueBy: "2026-03-19" },
  ],
});

export const Refused: Story = claimed({
  state: "refused",
  refusal: "Полис начался позже, чем случилось событие.",
  steps: [registered, asked, reviewed, { step: "decided", doneOn: "2026-03-12" }],
});
