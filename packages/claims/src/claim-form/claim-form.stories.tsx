import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError, UnexpectedResponseError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { clear } from "idb-keyval";
import { expect, waitFor } from "storybook/test";
import { aPolicyInfo } from "../testing/builders.ts";
import { ClaimForm } from "./claim-form.tsx";

const meta = {
  title: "Claims/ClaimForm",
  component: ClaimForm,
  parameters: {
    layout: "fullscreen",
  },
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
      registerClaim: () => ({ status: 201, data: { id: "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11" } }),
      startClaimUpload: () => ({ status: 201, data: { id: "u-1" } }),
      continueClaimUpload: () => ({ status: 204, data: undefined }),
    }),
  ],
  args: { today: "2026-03-02", onGoHome: () => {} },
  // The last claim and its input are stored; each story starts without them.
  beforeEach: async () => {
    window.sessionStorage.clear();
    window.localStorage.clear();
    await clear();
  },
} satisfies Meta<typeof ClaimForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AfterTheCheck: Story = {
  args: {
    handedOver: {
      policyNumber: "0000000013",
      status: "ACTIVE",
      startDate: "2026-03-01",
      endDate: "2027-02-28",
      storedAtMs: Date.now(),
    },
  },
};

const policies = [
  {
    policyNumber: "0000000013",
    title: "Щит семьи",
    startDate: "2026-03-01",
    endDate: "2027-02-28",
  },
  {
    policyNumber: "0000000021",
    title: "Квартира",
    startDate: "2025-06-01",
    endDate: "2026-05-31",
  },
];

export const SignedIn: Story = { args: { policies } };

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

/** A draft of the same browser, with an expired policy. */
const draft = {
  version: 1,
  savedAtMs: Date.now(),
  part: "policy",
  coupon: "",
  policyNumber: "0000000013",
  eventKind: "home",
  eventDate: "",
  eventPlace: "Душанбе, Рудаки 12",
};
const keepDraft = (changes: Partial<typeof draft> = {}) =>
  window.localStorage.setItem("sughurta.claim.choices", JSON.stringify({ ...draft, ...changes }));
const ended: Parameters<typeof withClient>[0] = {
  checkPolicy: () => ({ status: 200, data: aPolicyInfo({ status: "COMPLETED" }) }),
};

export const BegunEarlier: Story = {
  decorators: [
    withClient({
      ...ended,
      readDraft: () => ({
        status: 200,
        data: {
          content: JSON.stringify({ note: "Сорвало кран.", fullName: "", phone: "", email: "" }),
        },
      }),
    }),
  ],
  beforeEach: () => keepDraft(),
};

export const AnotherDay: Story = {
  decorators: [withClient(ended)],
  beforeEach: () => keepDraft({ eventDate: "2026-02-20" }),
};

const ANSWERS = {
  policyNumber: "0000000013",
  note: "Залило кухню, сорвало кран.",
  fullName: "Саидова Мадина",
  phone: "921234567",
  email: "madina@example.tj",
};

const send: NonNullable<Story["play"]> = async ({ canvasElement, userEvent }) => {
  const field = (name: string) =>
    waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!found) throw new Error(`No field ${name}`);
      return found;
    });
  const photo = new File(["x"], "залитая кухня.png", { type: "image/png" });
  const answers: Readonly<Record<string, () => Promise<void>>> = {
    policyNumber: () => userEvent.paste(ANSWERS.policyNumber),
    note: () => userEvent.paste(ANSWERS.note),
    files: async () => userEvent.upload(await field("files"), photo),
    fullName: () => userEvent.paste(ANSWERS.fullName),
    phone: () => userEvent.paste(ANSWERS.phone),
    email: () => userEvent.paste(ANSWERS.email),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const input = await field(name);
    if (!(await goToQuestion(input, userEvent))) return;
    if (name !== "files") await userEvent.click(input);
    await answer();
  }
  const button = canvasElement.querySelector<HTMLElement>("button[type=submit]");
  if (button && (await goToQuestion(button, userEvent))) await userEvent.click(button);
};

/** On phones continues, question by question, to that of an element; returns whether none on the way blocks it. */
async function goToQuestion(
  element: Element,
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
): Promise<boolean> {
  const question = element.closest(".sg-claim__question");
  const form = element.closest(".sg-claim");
  while (form && question && !question.checkVisibility()) {
    const current = form.getAttribute("data-question");
    const next = form.querySelector("[data-current] .sg-claim__moves button");
    if (!next) return false;
    await userEvent.click(next);
    try {
      await waitFor(() => expect(form).not.toHaveAttribute("data-question", current), {
        timeout: LEAVES_A_QUESTION_MS,
      });
    } catch {
      return false;
    }
  }
  return true;
}

const LEAVES_A_QUESTION_MS = 2_000;

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const [policyNumber] = await canvas.findAllByRole("textbox");
    if (policyNumber) await userEvent.type(policyNumber, "{Enter}");
    // All errors on a wide screen, that of the question on a phone.
    await waitFor(() => expect(policyNumber).toHaveAttribute("aria-invalid", "true"));
  },
};

export const PolicyUnknown: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
    }),
  ],
  play: send,
};

export const Sending: Story = {
  decorators: [withClient({ checkPolicy: () => new Promise(() => {}) })],
  play: send,
};

export const Offline: Story = {
  decorators: [withClient({ checkPolicy: () => Promise.reject(new NetworkError("no network")) })],
  play: send,
};

export const Registered: Story = {
  play: async (context) => {
    await send(context);
    await context.canvas.findByText("3F2A-91BC");
  },
};

export const FileNotSent: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo() }),
      registerClaim: () => ({ status: 201, data: { id: "3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11" } }),
      startClaimUpload: () =>
        Promise.reject(new UnexpectedResponseError("startClaimUpload", 400, "broken")),
    }),
  ],
  play: async (context) => {
    await send(context);
    await context.canvas.findByText("3F2A-91BC");
  },
};
