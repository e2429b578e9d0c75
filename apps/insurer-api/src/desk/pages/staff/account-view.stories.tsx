import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT } from "#src/desk/testing/story-rows.ts";
import { accountView } from "./account-view.ts";

const meta = {
  title: "Desk/Account",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Somebody’s own passkeys and sessions." } },
  },
} satisfies Meta;
export default meta;

const passkeys = [
  { id: "laptop", name: "Рабочий ноутбук", createdAt: AT, usedAt: AT },
  { id: "phone", name: "Телефони шахсӣ", createdAt: AT, usedAt: null },
];

export const WithPasskeys: StoryObj = deskStory({
  path: "/account",
  respond: (context) => accountView(aDeskRequest(context), { passkeys, sessions: 3, options: {} }),
});

export const WithoutPasskeys: StoryObj = deskStory({
  path: "/account",
  respond: (context) =>
    accountView(aDeskRequest(context), { passkeys: [], sessions: 1, options: undefined }),
});
