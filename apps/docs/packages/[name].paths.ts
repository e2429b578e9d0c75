import { packageList, packagePage, packageSummaries } from "../src/package-page.ts";

export default {
  watch: ["../../../packages/*/README.md"],
  paths: () => [
    { params: { name: "index" }, content: packageList() },
    ...packageSummaries().map(({ folder }) => ({
      params: { name: folder },
      content: packagePage(folder),
    })),
  ],
};
