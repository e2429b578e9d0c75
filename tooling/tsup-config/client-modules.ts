import { build, type Plugin } from "esbuild";

const REACT = ["react", "react/jsx-runtime", "react-dom"];
const OUR_MODULE = /^(?:[./#]|@sughurta\/)/;

/** Matches the built code of a module that needs a browser's React. */
export const USES_REACT = new RegExp(`\\bfrom\\s*"(?:${REACT.join("|")})"`);

/** Libraries and what is loaded later are not read: only our modules that run at once. */
const ourModulesOnly: Plugin = {
  name: "our-modules-only",
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ path, kind }) =>
      OUR_MODULE.test(path) && kind !== "dynamic-import" ? undefined : { path, external: true },
    );
  },
};

/**
 * Modules for the browser of which an entry runs something: in a server component that is an error, while an export that is
 * not called may come from one.
 */
export async function clientModulesRunBy(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    conditions: ["@sughurta/source"],
    metafile: true,
    write: false,
    outdir: "dist",
    loader: { ".css": "empty" },
    plugins: [ourModulesOnly],
  });
  const isRun = (path: string) =>
    Object.values(metafile.outputs).some(({ inputs }) => (inputs[path]?.bytesInOutput ?? 0) > 0);
  return Object.entries(metafile.inputs)
    .filter(
      ([path, { imports }]) => imports.some((used) => REACT.includes(used.path)) && isRun(path),
    )
    .map(([path]) => path);
}
