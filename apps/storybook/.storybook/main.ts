import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { defaultClientConditions, mergeConfig } from "vite";
import { componentBytesPlugin } from "./component-bytes-plugin.ts";

const packageStyles = fileURLToPath(new URL("../../../packages/$1/src/$2.css", import.meta.url));

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    "../../storefront/app/**/*.stories.tsx",
    "../../../packages/*/src/**/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Tables in pages of words.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ["@sughurta/source", ...defaultClientConditions],
        // Styles are resolved without conditions of ours, and packages may not be built yet.
        alias: [{ find: /^@sughurta\/([\w-]+)\/([\w-]+)\.css$/, replacement: packageStyles }],
      },
      plugins: [componentBytesPlugin()],
    }),
};

export default config;
