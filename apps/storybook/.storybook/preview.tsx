import "@sughurta/ui-kit/fonts.css";
import "@sughurta/ui-kit/styles.css";
import "@sughurta/ui-kit/forms.css";
import "./feature-styles.ts";
import type { Preview } from "@storybook/react-vite";
import { LANGUAGE_ITEMS, THEME_ITEMS, VIEWPORTS } from "./choices.ts";
import { SiteSurroundings } from "./site-surroundings.tsx";

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <SiteSurroundings language={globals.language} theme={globals.theme}>
        <Story />
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
  },
  initialGlobals: { language: "ru", theme: "light" },
  parameters: {
    a11y: { test: "error" },
    viewport: { options: VIEWPORTS },
    options: { storySort: { order: ["Welcome", "How another team uses a flow", "*"] } },
  },
};

export default preview;
