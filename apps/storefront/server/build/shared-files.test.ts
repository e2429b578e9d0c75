import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isRefusedName } from "./asset-file-name.ts";
import { SHARED_FILES, SHARED_TEXTS } from "./shared-files.ts";

const ROOT = new URL("../../../../", import.meta.url);

/** Sources of a module owner, by their paths. */
function readSources(owner: string): string[] {
  const folder = owner === "app" ? "apps/storefront/app/" : `packages/${owner}/src/`;
  return readdirSync(fileURLToPath(new URL(folder, ROOT)), { recursive: true }).map(String);
}

const owners = [
  ...SHARED_FILES.flatMap(({ has }) => Object.keys(has)).filter((owner) => owner !== "npm"),
  ...Object.values(SHARED_TEXTS).flatMap((folders) => folders.map((folder) => getOwner(folder))),
];
const sources = new Map([...new Set(owners)].map((owner) => [owner, readSources(owner)]));

function getOwner(folder: string): string {
  return folder.slice(0, folder.indexOf("/"));
}

const beginnings = SHARED_FILES.flatMap(({ name, has }) =>
  Object.entries(has).flatMap(([owner, paths]) =>
    owner === "npm" ? [] : paths.map((path) => ({ name, owner, path })),
  ),
);

it.each(beginnings)("finds the modules of $owner/$path for the file $name", ({ owner, path }) => {
  expect(sources.get(owner)?.some((source) => source.startsWith(path))).toBe(true);
});

it.each(Object.values(SHARED_TEXTS).flat())("finds the texts in %s", (folder) => {
  const owner = getOwner(folder);
  expect(sources.get(owner)).toContain(`${folder.slice(owner.length + 1)}/ru.ts`);
});

it("generates names that content blockers do not block", () => {
  const names = [...SHARED_FILES.map(({ name }) => name), ...Object.keys(SHARED_TEXTS)];
  expect(names.filter(isRefusedName)).toEqual([]);
});
