import { join } from "node:path";
import { build, defaultClientConditions, type Rolldown } from "vite";

const ENTRY = "entry-in-memory.tsx";

/** Handling of React in a bundle: excluded, or a separate chunk called `react`. */
export type ReactPlace = "left-out" | "own-chunk";

/** Vite's warning for an application, whose entry is imported by no module. */
const APPLICATION: Rolldown.RolldownOptions = {
  preserveEntrySignatures: false,
  output: {
    codeSplitting: {
      groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
    },
  },
};

const LIBRARY: Rolldown.RolldownOptions = {
  preserveEntrySignatures: "strict",
  external: /^react(-dom)?($|\/)/,
  // Only the modules behind the exports that are named are read, not the whole package each time.
  experimental: { lazyBarrel: true },
};

/** Builds a module given as text for a browser, from the sources of this repository, in memory. */
export async function bundleInMemory(
  code: string,
  react: ReactPlace,
): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@sughurta/source", ...defaultClientConditions] },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry-in-memory",
        // Beside this file, so that names of packages are found from here.
        resolveId: (id) => (id === ENTRY ? join(import.meta.dirname, ENTRY) : null),
        load: (id) => (id.endsWith(ENTRY) ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        ...(react === "left-out" ? LIBRARY : APPLICATION),
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Vite gave no single build");
  return built;
}

/** The scripts of a bundle. */
export function getChunks({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === "chunk");
}

/** The styles of a bundle as one text. */
export function getStyles({ output }: Rolldown.RolldownOutput): string {
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  return styles.map((file) => (file.type === "asset" ? file.source.toString() : "")).join("");
}
