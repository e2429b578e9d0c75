import "@sughurta/ui-kit/fonts.css";
import "@sughurta/ui-kit/styles.css";
import "@sughurta/ui-kit/forms.css";
import "@sughurta/ui-kit/map.css";
import "./feature-styles.ts";
import "../src/brand/zarafshon.css";
import "../src/look/book.css";
import "../src/component-page/component-page.css";
import "../src/tokens/tokens.css";
import type { Preview } from "@storybook/react-vite";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { configure } from "storybook/test";
import { ComponentPage } from "../src/component-page/component-page.tsx";
import { BookPage } from "../src/look/book-page.tsx";
import { BRAND_ITEMS, LANGUAGE_ITEMS, PRICE_ITEMS, THEME_ITEMS, VIEWPORTS } from "./choices.ts";
import { extractArgTypes } from "./extract-arg-types.ts";
import { SiteSurroundings } from "./site-surroundings.tsx";
import { speakToolbarLanguage, storyArgs } from "./story-args.ts";

// Sufficient for a busy machine: waiting ends as soon as the element is found.
const LONG_MS = 30_000;

const SHORT_MS = 1_000;

const TEXTS_LIMIT_MS = 10_000;

/** Renders a story and waits for its texts: its play function starts with the final screen. */
const mountWithTexts: NonNullable<Preview["mount"]> = (context) => async (ui) => {
  if (ui !== undefined && ui !== null) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  const limit = performance.now() + TEXTS_LIMIT_MS;
  const isWaiting = () => context.canvasElement.querySelector("[data-waiting-for-texts]") !== null;
  while (isWaiting() && performance.now() < limit) await nextFrame();
  return context.canvas;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const preview: Preview = {
  tags: ["autodocs"],
  beforeEach: ({ globals }) => {
    speakToolbarLanguage(globals.language);
    setTestTimeouts(globals.language);
  },
  mount: mountWithTexts,
  decorators: [
    (Story, context) => (
      <SiteSurroundings
        language={context.globals.language}
        theme={context.globals.theme}
        brand={context.globals.brand}
        embedded={context.viewMode === "docs"}
      >
        <Story args={storyArgs(context)} />
      </SiteSurroundings>
    ),
  ],
  globalTypes: {
    language: {
      description: "Language of the texts",
      toolbar: { title: "Language", icon: "globe", items: LANGUAGE_ITEMS, dynamicTitle: true },
    },
    theme: {
      description: "Light or dark",
      toolbar: { title: "Theme", icon: "mirror", items: THEME_ITEMS, dynamicTitle: true },
    },
    brand: {
      description: "Whose site it is",
      toolbar: { title: "Brand", icon: "paintbrush", items: BRAND_ITEMS, dynamicTitle: true },
    },
    price: {
      description: "What is known about the price, in stories that show one",
      toolbar: { title: "Price", icon: "credit", items: PRICE_ITEMS, dynamicTitle: true },
    },
  },
  initialGlobals: { language: "ru", theme: "light", brand: "sughurta", price: "asWritten" },
  parameters: {
    a11y: { test: "error" },
    docs: {
      container: BookPage,
      page: ComponentPage,
      extractArgTypes,
      // Example code is shown once on each page, and is compiled.
      canvas: { sourceState: "none" },
    },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "What changed",
          "Principles",
          "Patterns",
          ["Overview"],
          "Journeys",
          "Tokens",
          "Rules of the API",
          "Forms in plain words",
          "How we write",
          "Copy deck",
          "Put it on your site",
          "Your own server in between",
          "What each part weighs",
          "Kit",
          ["Actions", "Fields", "Feedback", "Navigation", "Content", "Layout"],
          "Forms",
          "Site",
          "*",
        ],
      },
    },
  },
};

export default preview;

/**
 * Sets how long play functions search for an element: in another language they may search for a text that never
 * appears.
 */
function setTestTimeouts(language: unknown): void {
  configure({ asyncUtilTimeout: language === DEFAULT_LANGUAGE ? LONG_MS : SHORT_MS });
}
