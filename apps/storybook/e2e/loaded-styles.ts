import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { STORYBOOK_DIR } from "./built-book.ts";

const ROOT = join(import.meta.dirname, "../../..");
const BOOK = join(import.meta.dirname, "../.storybook");
const OUR_CLASS = /\.(s[gf]-[\w-]+)/g;

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Stylesheets that Storybook loads besides those of the kit, from the root of the repository. */
export function loadedSheets(): string[] {
  const patterns = Array.from(
    readFileSync(join(BOOK, "feature-styles.ts"), "utf8").matchAll(/"([^"]+\.css)"/g),
    ([, pattern = ""]) => pattern,
  );
  const files = globSync(patterns, { cwd: BOOK }).map((file) => relative(ROOT, join(BOOK, file)));
  return files.filter((file) => !/^packages\/(shop|ui-kit)\//.test(file)).toSorted();
}

/** Stylesheets exported by packages, and those of the site with rules of their own. */
export function servedSheets(): string[] {
  const exported = globSync("packages/*/package.json", { cwd: ROOT }).flatMap((manifest) =>
    Array.from(read(manifest).matchAll(/"\.\/(src\/[\w-]+\.css)"/g), ([, source = ""]) =>
      manifest.replace("package.json", source),
    ),
  );
  // The shop's and complete ones contain others again, and the ui-kit's are loaded by name.
  const ofFeatures = exported.filter(
    (file) => !/^packages\/(shop|ui-kit)\/|\/complete\.css$/.test(file),
  );
  const ofSite = globSync("apps/storefront/app/styles/*.css", { cwd: ROOT });
  return [...ofFeatures, ...ofSite.filter((file) => classesIn(read(file)).size > 0)].toSorted();
}

/** Classes that a stylesheet of the repository styles, and none of the built Storybook. */
export function unstyledClasses(): ReadonlySet<string> {
  const ours = globSync("{packages/*/src,apps/storefront/app}/**/*.css", { cwd: ROOT });
  const built = globSync("assets/*.css", { cwd: STORYBOOK_DIR }).map((file) =>
    readFileSync(join(STORYBOOK_DIR, file), "utf8"),
  );
  const loaded = classesIn(built.join("\n"));
  return new Set([...classesIn(ours.map(read).join("\n"))].filter((name) => !loaded.has(name)));
}

function classesIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(OUR_CLASS), ([, name = ""]) => name));
}
