import type { Meta, StoryObj } from "@storybook/react-vite";
import { LANGUAGES } from "@sughurta/domain";
import type { Context } from "hono";
import { contentSchemas } from "#src/content/schema/content-schemas.ts";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { TODAY } from "#src/desk/testing/story-rows.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { contentFaults } from "./content-form.ts";
import { contentFormView } from "./content-form-view.ts";

const meta = {
  title: "Desk/Content",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "A text of the site in its three languages." } },
  },
} satisfies Meta;
export default meta;

const data = {
  title: { ru: "Правила", tg: "Қоидаҳо", en: "Rules" },
  desc: {
    ru: "<p>Полис приходит сразу после оплаты.</p>",
    tg: "<p>Полис баъди пардохт <b>дарҳол меояд.</p>",
    en: "<p>The policy comes as soon as you have paid.</p>",
  },
};

/** A form with validation errors of the content schema, as the service renders it. */
function respond(context: Context) {
  const faults = contentFaults(
    contentSchemas.page.safeParse(data).error?.issues ?? [],
    pageLanguage(context),
  );
  return contentFormView(aDeskRequest(context), {
    kind: "page",
    slug: "rules",
    data,
    versions: [],
    isShown: true,
    languages: LANGUAGES,
    today: TODAY,
    typed: { reason: "", publishOn: "", basedOn: 0 },
    faults,
  });
}

export const TagIsNotClosed: StoryObj = deskStory({ path: "/content/page/item", respond });
