import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./folders.ts";

const { repository } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** The sources in a browser. */
const REPOSITORY_URL = `${String(repository.url).replace(/^git\+|\.git$/g, "")}/blob/main`;

const LINK = /\]\((?<path>(?!https?:|mailto:|#|\/)[^)\s#]+)(?<anchor>#[^)\s]+)?\)/g;

/** A Markdown file of the repository as a page of this site: its relative links lead to pages of the site if they exist. */
export function repositoryPage(path: string): string {
  return siteLinks(path, readFileSync(join(ROOT, path), "utf8").trim());
}

/** The text of a file with its links as they are on this site. */
export function siteLinks(file: string, text: string): string {
  return text.replace(
    LINK,
    (_, target: string, anchor = "") =>
      `](${getPage(normalize(join(dirname(file), target)))}${anchor})`,
  );
}

/** Page of a file or folder of the repository; its address in the repository if there is no page. */
function getPage(path: string): string {
  const folder = /^(?<kind>packages|apps)\/(?<name>[\w-]+)(?:\/README\.md|\/)?$/.exec(path)?.groups;
  if (folder?.kind === "packages") return `/packages/${folder.name}`;
  if (folder && isServicePage(folder.name)) return `/apps/${folder.name}`;
  const page = /^apps\/docs\/(?<page>.+)\.md$/.exec(path)?.groups?.page;
  return page ? `/${page}` : `${REPOSITORY_URL}/${path}`;
}

/** The applications that an operator runs: their READMEs are pages. */
export const SERVICES = ["storefront", "insurer-api"] as const;

function isServicePage(name: string | undefined): boolean {
  return SERVICES.some((service) => service === name);
}

/** A text of the repository, with its path from the root. */
export type RepositoryFile = { readonly path: string; readonly text: string };

/** The files whose names match, without what git ignores. */
export function repositoryFiles(pattern: RegExp): RepositoryFile[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\n")
    .filter((path) => pattern.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}
