import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadFile, must } from "./tarball.ts";

/** Versions of TypeScript that compile a page: the oldest, the last of 5 and this repository's. */
const VERSIONS = ["5.2.2", "5.9.3", "7.0.2"] as const;

/** Lacks a type that the types of zod need. */
const OLDEST: (typeof VERSIONS)[number] = "5.2.2";

const RESOLUTIONS = {
  bundler: { module: "ESNext", moduleResolution: "bundler" },
  nodenext: { module: "NodeNext", moduleResolution: "NodeNext" },
};

/** Writes an app for each version of TypeScript that imports every entry of the packed packages; returns their folders. */
export async function writeEntryApps(
  parent: string,
  tarballs: Readonly<Record<string, string>>,
  ranges: Readonly<Record<string, string>>,
): Promise<string[]> {
  const imports = (await everyEntry(tarballs))
    .map((entry, place) =>
      entry.endsWith(".css")
        ? `import "${entry}";`
        : `import * as entry${place} from "${entry}";\nexport { entry${place} };`,
    )
    .join("\n");
  return Promise.all(VERSIONS.map((version) => writeEntryApp(parent, version, imports, ranges)));
}

async function writeEntryApp(
  parent: string,
  typescript: string,
  imports: string,
  ranges: Readonly<Record<string, string>>,
): Promise<string> {
  const app = join(parent, `every-entry-${typescript}`);
  await mkdir(join(app, "src"), { recursive: true });
  const manifest = {
    name: `every-entry-${typescript}`,
    private: true,
    type: "module",
    dependencies: ranges,
    devDependencies: { typescript },
  };
  await writeFile(join(app, "package.json"), JSON.stringify(manifest));
  await writeFile(join(app, "src/entries.ts"), imports);
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      target: "ES2022",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      ...resolution,
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      skipLibCheck: typescript === OLDEST,
      types: [],
    };
    await writeFile(
      join(app, `${name}.json`),
      JSON.stringify({ compilerOptions, include: ["src"] }),
    );
  }
  return app;
}

/** Compiles an app with each resolution of modules; throws with the errors. */
export async function compileEntries(app: string): Promise<void> {
  for (const name of Object.keys(RESOLUTIONS)) {
    await must("node_modules/.bin/tsc", ["-p", `${name}.json`], app);
  }
}

/** What an application can import: `@sughurta/shop`, `@sughurta/shop/all.css` and so on. */
async function everyEntry(tarballs: Readonly<Record<string, string>>): Promise<string[]> {
  const entries: string[] = [];
  for (const [name, tarball] of Object.entries(tarballs)) {
    const manifest = JSON.parse(await loadFile(tarball.replace("file:", ""), "package.json"));
    for (const path of Object.keys(manifest.exports)) {
      if (!path.endsWith(".json")) entries.push(path.replace(".", name));
    }
  }
  return entries;
}
