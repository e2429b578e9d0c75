import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Context } from "hono";
import type { StaffRole } from "#src/desk/access/permissions.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { showFront, showSignIn } from "./front-view.ts";

const meta = {
  title: "Desk/Front",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Where the insurer’s people sign in, and what waits." } },
  },
} satisfies Meta;
export default meta;

export const SignIn: StoryObj = deskStory({
  path: "/sign-in",
  isSignedOut: true,
  respond: (context) => showSignIn(context, {}),
});

export const SignInRefused: StoryObj = deskStory({
  path: "/sign-in",
  isSignedOut: true,
  respond: (context) =>
    showSignIn(context, {
      failed: { error: { code: "staffSignIn", values: {} }, name: "zarina" },
    }),
});

const MORNING = new Date("2026-11-25T04:05:00Z");

const frontWith = (held: number) => (context: Context) =>
  showFront(context, {
    timeZone: "Asia/Dushanbe",
    loadFacts: async (lists) => ({
      oldest: new Map([
        ["payments", MORNING],
        ["claims", MORNING],
      ]),
      today: lists.includes("registers")
        ? [{ currency: "TJS", sold: 12, writtenDiram: 345_600 }]
        : undefined,
      held,
    }),
  });
const front = frontWith(0);

const getFront = (...roles: readonly StaffRole[]): StoryObj =>
  deskStory({ path: "/", roles, respond: front });

export const Cashier = getFront("cashier");
export const Claims = getFront("claims");
export const Support = getFront("support");
export const Pricing = getFront("pricing");
export const Editor = getFront("editor");
export const Auditor = getFront("auditor");
export const Administrator = getFront("administrator");
/** A new member without a confirmed role. */
export const WithoutRole = getFront();

/** After a restore of the database. */
export const DeliveriesSuspended: StoryObj = deskStory({
  path: "/",
  roles: ["support"],
  respond: frontWith(12),
});

export const TestData: StoryObj = deskStory({ path: "/", isTest: true, respond: front });
