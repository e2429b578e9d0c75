import { expect } from "@playwright/test";
import { getFile, kitStories } from "./picture-list.ts";
import { showForPicture } from "./show-for-picture.ts";
import { pictureTest } from "./story-page.ts";

interface Change {
  readonly name: string;
  readonly css: string;
  readonly story: string;
  readonly look?: "light" | "dark" | "brand" | "hover" | "focus";
}

const token = (name: string, value: string) => `html.sughurta { --sg-${name}: ${value}; }`;

/**
 * Small style changes that a designer sees at once: pictures that do not detect one of them are not sensitive enough.
 */
const CHANGES: readonly Change[] = [
  {
    name: "corners of 10 instead of 12 pixels",
    css: token("radius-control", "0.625rem"),
    story: "kit-button--variants",
  },
  {
    // 1 and 1.5 pixels are one at scale 1.
    name: "an edge of 2 instead of 1.5 pixels",
    css: token("edge-control", "2px"),
    story: "kit-button--variants",
  },
  {
    name: "a darker action",
    css: token("color-button", "oklch(0.36 0.19 268)"),
    story: "kit-button--primary",
  },
  {
    name: "lighter muted text",
    css: token("color-text-muted", "oklch(0.58 0.03 268)"),
    story: "kit-textfield--with-hint",
  },
  {
    name: "a flatter shadow",
    css: token("shadow-float", "0 1px 2px oklch(0.2 0.05 268 / 0.08)"),
    story: "kit-popover--open",
  },
  {
    name: "no other colour under the pointer",
    css: token("color-button-hover", "var(--sg-color-button)"),
    story: "kit-button--primary",
    look: "hover",
  },
  {
    name: "a lighter field in the dark",
    css: token("color-field", "var(--sg-ink-900)"),
    story: "kit-textfield--empty",
    look: "dark",
  },
  {
    name: "another brand's action",
    css: token("brand-600", "oklch(0.49 0.078 186)"),
    story: "kit-button--primary",
    look: "brand",
  },
  {
    name: "a thinner ring of the focus",
    css: ":focus-visible { outline-width: 2px !important; }",
    story: "kit-button--primary",
    look: "focus",
  },
  { name: "smaller text", css: token("text-md", "1.03125rem"), story: "kit-alert--info" },
  {
    name: "a distance of 14 instead of 16 pixels",
    css: token("space-4", "0.875rem"),
    story: "kit-stack--column",
  },
  {
    name: "a thinner stroke of icons",
    css: ".sg-icon { stroke-width: 1.25 !important; }",
    story: "kit-icon--one",
  },
];

for (const { name, css, story: id, look = "light" } of CHANGES) {
  pictureTest(`pictures see ${name}`, async ({ book }) => {
    const story = kitStories.find((each) => each.id === id);
    if (story === undefined) throw new Error(`There is no story ${id}.`);
    const target = await showForPicture(book, story);
    await book.paint(
      look === "dark" ? "dark" : "light",
      look === "brand" ? "zarafshon" : "sughurta",
    );
    const control = book.page.locator("#storybook-root button, #storybook-root a").first();
    if (look === "hover") await control.hover();
    if (look === "focus") {
      await book.page.keyboard.press("Tab");
      await control.focus();
    }
    const file = getFile(story, look);
    await expect(target, "unchanged").toHaveScreenshot(file);
    const style = await book.page.addStyleTag({ content: css });
    await expect(target, "changed").not.toHaveScreenshot(file);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  });
}
