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
import { ComponentPage } from "../src/component-page/component-page.tsx";
import { BookPage } from "../src/look/book-page.tsx";
import { BRAND_ITEMS, LANGUAGE_ITEMS, PRICE_ITEMS, THEME_ITEMS, VIEWPORTS } from "./choices.ts";
import { extractArgTypes } from "./extract-arg-types.ts";
import { mountWithTexts } from "./mount-with-texts.ts";
import { SiteSurroundings } from "./site-surroundings.tsx";
import { speakToolbarLanguage, storyArgs } from "./story-args.ts";
import { setTestTimeouts } from "./test-timeouts.ts";

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
