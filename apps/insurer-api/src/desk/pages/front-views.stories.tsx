import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { showFront, showSignIn } from "./front-views.ts";

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
  answer: (context) => showSignIn(context, {}),
});

export const SignInRefused: StoryObj = deskStory({
  path: "/sign-in",
  isSignedOut: true,
  answer: (context) =>
    showSignIn(context, {
      failed: { error: { code: "staffSignIn", values: {} }, name: "zarina" },
    }),
});

export const WhatWaits: StoryObj = deskStory({ path: "/", answer: showFront });

export const TestData: StoryObj = deskStory({ path: "/", isTest: true, answer: showFront });
