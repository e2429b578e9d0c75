import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeskScreen, type DeskStory } from "#src/desk/testing/desk-screen.tsx";
import { showFront, showSignIn } from "./front-views.ts";

const meta = {
  title: "Desk/Front",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Where the insurer’s people sign in, and what waits." } },
  },
} satisfies Meta;
export default meta;

const story = (page: DeskStory): StoryObj => ({
  render: (_args, { globals }) => <DeskScreen story={page} language={globals.language} />,
});

export const SignIn = story({
  path: "/sign-in",
  isSignedOut: true,
  answer: (context) => showSignIn(context, {}),
});

export const SignInRefused = story({
  path: "/sign-in",
  isSignedOut: true,
  answer: (context) =>
    showSignIn(context, {
      failed: { error: { code: "staffSignIn", values: {} }, name: "zarina" },
    }),
});

export const WhatWaits = story({ path: "/", answer: showFront });

export const TestData = story({ path: "/", isTest: true, answer: showFront });
