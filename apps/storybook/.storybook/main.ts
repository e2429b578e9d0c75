import type { StorybookConfig } from "@storybook/react-vite";
import { packageStylesAlias } from "@sughurta/vitest-config/package-styles";
import remarkGfm from "remark-gfm";
import { defaultClientConditions, mergeConfig } from "vite";
import { changesPlugin } from "../docgen/changes-plugin.ts";
import { docgenPlugin } from "../docgen/docgen-plugin.ts";
import { componentBytesPlugin } from "./component-bytes-plugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    "../../storefront/app/**/*.stories.tsx",
    "../../insurer-api/src/{desk,sandbox}/**/*.stories.tsx",
    "../../../packages/*/src/**/*.stories.tsx",
  ],
  // The manager's own page has no other way to our letters.
  staticDirs: [{ from: "../../../packages/ui-kit/src/fonts", to: "/fonts" }],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Tables in pages of words.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
  ],
  // Properties are read by the compiler itself: `docgen` follows types over files.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ["@sughurta/source", ...defaultClientConditions],
        // Packages may not be built yet.
        alias: [packageStylesAlias],
      },
      plugins: [docgenPlugin(), changesPlugin(), componentBytesPlugin()],
    }),
};

export default config;
