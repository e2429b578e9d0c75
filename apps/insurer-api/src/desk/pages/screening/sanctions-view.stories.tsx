import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import type { SanctionsList } from "#src/platform/database/schema/screening.ts";
import { sanctionsView } from "./sanctions-view.ts";

const meta = {
  title: "Desk/Sanctions list",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Versions of the list, and the import of a new one." } },
  },
} satisfies Meta;
export default meta;

const active: SanctionsList = {
  id: rowId(50),
  version: 3,
  state: "active",
  source: "un",
  fileName: "consolidated.xml",
  dated: "2026-11-20",
  entries: 731,
  importedBy: "nilufar",
  importedAt: AT,
  confirmedBy: "zarina",
  confirmedAt: AT,
};

const replaced: SanctionsList = { ...active, id: rowId(51), version: 2, state: "replaced" };

export const Versions: StoryObj = deskStory({
  path: "/sanctions",
  respond: (context) =>
    sanctionsView(aDeskRequest(context), { lists: [active, replaced], proposals: [] }),
});

export const RefusedFile: StoryObj = deskStory({
  path: "/sanctions",
  respond: (context) =>
    sanctionsView(aDeskRequest(context), {
      lists: [],
      proposals: [],
      errors: [
        { row: 4, code: "nameMissing", reference: "4" },
        { row: 9, code: "birthDateWrong", reference: "9" },
      ],
    }),
});
