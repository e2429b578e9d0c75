import { repositoryPage, SERVICES } from "../src/repository-pages.ts";

export default {
  watch: ["../../{storefront,insurer-api}/README.md"],
  paths: () =>
    SERVICES.map((name) => ({
      params: { name },
      content: repositoryPage(`apps/${name}/README.md`),
    })),
};
