import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ContentVersion } from "#src/content/schema/content-table.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import { historyView, itemsView } from "./content-view.ts";

const meta = {
  title: "Desk/Content lists",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "What the site says: items of a kind, and what was saved of one." },
    },
  },
} satisfies Meta;
export default meta;

const post = {
  title: {
    ru: "Что взять с собой в горы",
    tg: "Ба кӯҳ чӣ бояд гирифт",
    en: "What to take to the mountains",
  },
  descriptions: [
    {
      ru: "<p>Возьмите воду, тёплую одежду и аптечку.</p>",
      tg: "<p>Об, либоси гарм ва қуттии доруворӣ гиред.</p>",
      en: "<p>Take water, warm clothes and a first-aid kit.</p>",
    },
  ],
};
const changed = {
  ...post,
  descriptions: post.descriptions.map((text) => ({
    ...text,
    ru: "<p>Возьмите воду, тёплую одежду, аптечку и полис.</p>",
    en: "<p>Take water, warm clothes, a first-aid kit and your policy.</p>",
  })),
};

const aVersion = (version: number, changes: Partial<ContentVersion> = {}): ContentVersion => ({
  id: rowId(version),
  kind: "blogPost",
  slug: "mountains",
  version,
  data: post,
  state: "published",
  publishOn: null,
  savedBy: "nilufar",
  reason: "Осенний совет",
  savedAt: AT,
  publishedAt: AT,
  ...changes,
});

const planned = aVersion(4, {
  data: changed,
  state: "planned",
  publishOn: "2026-12-01",
  reason: "Напомнили о полисе",
});

export const Items: StoryObj = deskStory({
  path: "/content/blogPost",
  respond: (context) =>
    itemsView(aDeskRequest(context), {
      kind: "blogPost",
      items: [
        { slug: "mountains", shown: post, newest: planned, planned },
        {
          slug: "winter-tyres",
          shown: undefined,
          newest: aVersion(1, {
            slug: "winter-tyres",
            data: { title: { ru: "Зимние шины", tg: "Шинаҳои зимистона", en: "Winter tyres" } },
            state: "draft",
          }),
          planned: undefined,
        },
      ],
    }),
});

export const History: StoryObj = deskStory({
  path: "/content/blogPost/history",
  respond: (context) =>
    historyView(aDeskRequest(context), {
      item: { kind: "blogPost", slug: "mountains" },
      proposals: [],
      shown: post,
      versions: [
        planned,
        aVersion(3),
        aVersion(2, { data: null, reason: "Ошибка в советах" }),
        aVersion(1, { savedBy: null, reason: "" }),
      ],
    }),
});
