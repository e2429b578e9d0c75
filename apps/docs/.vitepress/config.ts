import { defineConfig } from "vitepress";
import { toSlug } from "../src/headings.ts";
import { linkReferences } from "../src/link-references.ts";
import { packageSummaries } from "../src/package-page.ts";
import { readRecords } from "../src/records.ts";
import { referenceTargets } from "../src/references.ts";
import { STORYBOOK_URL } from "../src/storybook.ts";

const records = readRecords();
const targets = referenceTargets();

export default defineConfig({
  title: "Sughurta",
  description: "Architecture, operation and decisions of an insurer's online storefront.",
  srcExclude: ["README.md"],
  ignoreDeadLinks: "localhostLinks",
  markdown: {
    // READMEs and comments are plain text: `<b>` and `{name}` are shown as they are written.
    html: false,
    attrs: false,
    anchor: { slugify: toSlug },
    config: (md) => linkReferences(md, targets),
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Specification", link: "/spec/0-decisions" },
      { text: "Decision records", link: "/adr/" },
      { text: "Packages", link: "/packages/" },
      { text: "Storybook", link: STORYBOOK_URL },
    ],
    sidebar: [
      {
        text: "Sughurta",
        items: [
          { text: "Architecture", link: "/architecture" },
          { text: "Overview", link: "/" },
          { text: "Purchase flow", link: "/purchase-flow" },
          { text: "Data model", link: "/data-model" },
          { text: "Deployment", link: "/operate" },
          { text: "Scale", link: "/scale" },
          { text: "Reports", link: "/reports" },
          { text: "Testing", link: "/testing" },
          { text: "Security", link: "/security" },
          { text: "Decision records", link: "/adr/" },
        ],
      },
      {
        text: "Reference",
        items: [
          { text: "Performance budgets", link: "/performance" },
          { text: "Promises of products", link: "/promises" },
          { text: "Payment protocol", link: "/payment-protocol" },
          { text: "Fiscal protocol", link: "/fiscal-protocol" },
          { text: "Compatibility", link: "/compatibility" },
          { text: "storefront", link: "/apps/storefront" },
          { text: "insurer-api", link: "/apps/insurer-api" },
        ],
      },
      {
        text: "Specification",
        items: [
          { text: "S0 Storefront", link: "/spec/1-storefront" },
          { text: "S1 Travel", link: "/spec/2-travel" },
          { text: "S2 Motor", link: "/spec/3-motor" },
          { text: "SPEC Decisions", link: "/spec/0-decisions" },
        ],
      },
      {
        text: "Packages",
        collapsed: true,
        items: packageSummaries().map(({ folder }) => ({
          text: folder,
          link: `/packages/${folder}`,
        })),
      },
      {
        text: "Decision records",
        collapsed: true,
        link: "/adr/",
        items: records.map(({ id, title, file }) => ({
          text: `${id.slice(4)} ${title.replaceAll("`", "")}`,
          link: `/adr/${file.replace(/\.md$/, "")}`,
        })),
      },
    ],
  },
});
