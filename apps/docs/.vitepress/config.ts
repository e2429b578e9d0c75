import { defineConfig } from "vitepress";
import { linkReferences } from "../src/link-references.ts";
import { packageSummaries } from "../src/package-page.ts";
import { readRecords } from "../src/records.ts";
import { referenceTargets } from "../src/references.ts";
import { slugOf } from "../src/slug.ts";
import { STORYBOOK_URL } from "../src/storybook.ts";

const records = readRecords();
const targets = referenceTargets();

export default defineConfig({
  title: "Sughurta",
  description: "How the storefront of an insurer is made, kept and run.",
  srcExclude: ["README.md"],
  ignoreDeadLinks: "localhostLinks",
  markdown: {
    // What comes from READMEs and comments is text: `<b>` and `{name}` stand for themselves.
    html: false,
    attrs: false,
    anchor: { slugify: slugOf },
    config: (md) => linkReferences(md, targets),
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Specification", link: "/spec/0-decisions" },
      { text: "Decisions", link: "/adr/" },
      { text: "Packages", link: "/packages/" },
      { text: "Storybook", link: STORYBOOK_URL },
    ],
    sidebar: [
      {
        text: "The whole",
        items: [
          { text: "Overview", link: "/" },
          { text: "Architecture", link: "/architecture" },
          { text: "Testing", link: "/testing" },
          { text: "Performance", link: "/performance" },
          { text: "Operate", link: "/operate" },
          { text: "Reports", link: "/reports" },
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
        text: "Records of decisions",
        collapsed: true,
        link: "/adr/",
        items: recordItems(false),
      },
      { text: "Replaced records", collapsed: true, items: recordItems(true) },
    ],
  },
});

function recordItems(isReplaced: boolean) {
  return records
    .filter((record) => record.isReplaced === isReplaced)
    .map(({ id, title, file }) => ({
      text: `${id.slice(4)} ${title.replaceAll("`", "")}`,
      link: `/adr/${file.replace(/\.md$/, "")}`,
    }));
}
