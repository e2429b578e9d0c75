import { useOf } from "@storybook/addon-docs/blocks";

/** Where the documentation is served; `pnpm --filter @sughurta/docs dev` by default. */
const DOCS_URL = import.meta.env.STORYBOOK_DOCS_URL || "http://127.0.0.1:6007";

/** Leads to the documentation of the package whose stories these are; nothing for those of the site. */
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
