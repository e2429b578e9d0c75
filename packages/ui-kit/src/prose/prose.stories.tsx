import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { say } from "../story-words/say.fixture.ts";
import { Prose } from "./prose.tsx";
import { markSanitized } from "./safe-html.tsx";

const meta = {
  title: "Kit/Content/Prose · rich text, article, markdown",
  id: "kit-prose",
  component: Prose,
  parameters: {
    usage: {
      when: "Text of editors or of lawyers.",
      instead: [["Stack", "it is built of components"]],
      anatomy: ["Headings", "Lists", "Tables", "Pictures"],
      words: "Short paragraphs with headings that say something.",
      screenReader: "As the text is built: headings, lists, tables.",
      since: "0.1.0",
      do: ["Give it only HTML that the server has sanitised"],
      dont: ["Don't style single pages: change what Prose does for all"],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheContentService: Story = {
  args: {
    html: markSanitized(
      '<h2>Что покрывает</h2><p>Лечение за границей.</p><ul><li>Врач</li><li>Лекарства</li></ul><h2>Что не входит</h2><ul class="not-covered"><li>Плановое лечение</li></ul><blockquote>Звоните 5511 в любое время.</blockquote>',
    ),
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 2, name: say("Что покрывает") }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
