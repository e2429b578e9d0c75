import { useOf } from "@storybook/addon-docs/blocks";

/** A link to the component in Figma, where its stories name one in `parameters.figma`. */
export function FigmaLink() {
  const { figma } = useOf("meta", ["meta"]).preparedMeta.parameters;
  if (typeof figma !== "string") return null;
  return (
    <p>
      <a href={figma} target="_blank" rel="noreferrer">
        Open in Figma
      </a>
    </p>
  );
}

/** Address of the documentation; `pnpm --filter @sughurta/docs dev` by default. */
const DOCS_URL = import.meta.env.STORYBOOK_DOCS_URL || "http://127.0.0.1:6007";

/** Links to the documentation of the stories' package; nothing for those of the site. */
export function PackageLink() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const folder = /\/packages\/(?<folder>[\w-]+)\//.exec(String(preparedMeta.parameters.fileName))
    ?.groups?.folder;
  if (folder === undefined) return null;
  return (
    <p>
      <a href={`${DOCS_URL}/packages/${folder}.html`} target="_top">
        Documentation of @sughurta/{folder}
      </a>
    </p>
  );
}
