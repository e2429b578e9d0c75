import { fileURLToPath } from "node:url";

/** Resolves styles of packages from their sources: Vite resolves styles without conditions of ours. */
export const packageStylesAlias = {
  find: /^@sughurta\/([\w-]+)\/([\w-]+)\.css$/,
  replacement: fileURLToPath(new URL("../../packages/$1/src/$2.css", import.meta.url)),
};
