import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { anAct } from "#src/desk/testing/an-act.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import { credentialsView, type ListedMember, memberView, staffView } from "./staff-view.ts";

const meta = {
  title: "Desk/Staff",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Who works at the desk, and what each of them may do." } },
  },
} satisfies Meta;
export default meta;

const aMember = (
  name: string,
  roles: string[],
  {
    disabledAt = null,
    isProposed = false,
    sessions = 0,
  }: Partial<ListedMember & ListedMember["member"]> = {},
): ListedMember => ({ member: { name, roles, disabledAt }, isProposed, sessions });

const zarina = aMember("zarina", ["cashier", "support"], { isProposed: true, sessions: 2 });
const members = [
  zarina,
  aMember("anvar", ["administrator"], { sessions: 1 }),
  aMember("firuz", []),
  aMember("mehrangez", ["claims", "auditor"], { disabledAt: AT }),
];

export const Everybody: StoryObj = deskStory({
  path: "/staff",
  respond: (context) => staffView(aDeskRequest(context), members),
});

export const RolesAreProposed: StoryObj = deskStory({
  path: "/staff/zarina",
  respond: (context) =>
    memberView(aDeskRequest(context), {
      ...zarina,
      change: {
        id: rowId(1),
        staffId: rowId(2),
        roles: ["cashier", "support", "claims"],
        state: "proposed",
        proposedBy: "anvar",
        proposedAt: AT,
        decidedBy: null,
        decidedAt: null,
      },
      events: [
        anAct({
          staffName: "anvar",
          role: "administrator",
          action: "staff.create",
          reason: "Новый кассир",
        }),
        anAct({
          staffName: "anvar",
          role: "administrator",
          action: "staff.roles",
          reason: "Поможет с убытками",
        }),
      ],
    }),
});

export const CredentialsShownOnce: StoryObj = deskStory({
  path: "/staff",
  respond: (context) =>
    credentialsView(aDeskRequest(context), {
      name: "firuz",
      password: "not-a-password-x1",
      otpAddress:
        "otpauth://totp/%D0%A1%D1%83%D2%93%D1%83%D1%80%D1%82%D0%B0:firuz?secret=EXAMPLEEXAMPLEEX",
    }),
});
