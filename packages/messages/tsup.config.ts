import { pathToFileURL } from "node:url";
import { library } from "@sughurta/tsup-config";
import type { Options } from "tsup";

type EsbuildPlugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Publishes the sentences of a language as plain texts: a page that shows them loads no rules for their figures
 * (ADR-0251).
 */
const plainTexts: EsbuildPlugin = {
  name: "plain-texts",
  setup(build) {
    build.onLoad({ filter: /[\\/](?:ru|tg|en)\.ts$/ }, async ({ path }) => {
      const texts: object = await import(pathToFileURL(path).href);
      const constants = Object.entries(texts).map(
        ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
      );
      return { contents: constants.join("\n") };
    });
  },
};

export default library({ esbuildPlugins: [plainTexts] });
