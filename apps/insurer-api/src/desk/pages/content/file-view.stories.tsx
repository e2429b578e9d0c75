import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, aListPage } from "#src/desk/testing/story-rows.ts";
import type { ContentFile } from "#src/platform/database/schema/content.ts";
import { filesView } from "./file-view.ts";

const meta = {
  title: "Desk/Content files",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Pictures and papers of the site, and where one is added." },
    },
  },
} satisfies Meta;
export default meta;

const picture: ContentFile = {
  name: "8f14e45fceea167a-mountains.jpg",
  storedAs: "8f14e45fceea167a-mountains.jpg",
  createdAt: AT,
  width: 1_600,
  height: 900,
  sizeBytes: 284_310,
  alt: { ru: "Поход к озеру", tg: "Роҳ ба кӯл", en: "A walk to the lake" },
  addedBy: "nilufar",
};
const paper: ContentFile = {
  ...picture,
  name: "45c48cce2e2d7fbd-travel-rules.pdf",
  width: null,
  height: null,
  sizeBytes: 1_204_000,
  alt: null,
  addedBy: null,
};

export const FileRefused: StoryObj = deskStory({
  path: "/content/files",
  respond: (context) =>
    filesView(aDeskRequest(context), {
      maxMegabytes: 15,
      files: aListPage([picture, paper], true),
      refused: { code: "fileType", values: {}, status: 422 },
    }),
});
