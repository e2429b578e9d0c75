import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UNCLEAR_WORDS } from "./commit-rules.ts";
import { REPLACED_NAMES } from "./replaced-names.ts";
import { ROOT } from "./repository.ts";

/** Words unclear to a newcomer: a standard term of the field replaces them. */
const VAGUE = new Set([
  "late",
  "later",
  "kept",
  "known",
  "told",
  "asked",
  "held",
  "meant",
  "older",
]);

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const EXPORTED_NAME =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const isVague = (name: string) =>
  (name.match(WORD) ?? []).some((word) => VAGUE.has(word.toLowerCase()));

/** Sources; a migration retains its original name, a record its original words. */
const files = execFileSync("git", ["ls-files", "apps", "packages", "tooling"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:tsx?|mjs|css|mdx)$/.test(file));

it("names files by terms that can be searched for", () => {
  expect(files.filter(isVague)).toEqual([]);
});

it("exports names that can be searched for", () => {
  const vague = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(EXPORTED_NAME)]
        .map(([, name = ""]) => name)
        .filter(isVague)
        .map((name) => `${file}: ${name}`),
    );
  expect(vague).toEqual([]);
});

const DECLARED_FUNCTION = /\b(?:function\*?|const) ([a-z]\w*Of)\b/g;
const QUESTION = /^(?:is|has)[A-Z]/;

it("names functions by a verb, such as getPrice instead of priceOf", () => {
  const nouns = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(DECLARED_FUNCTION)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "oneOf" && !QUESTION.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(nouns).toEqual([]);
});

const IDENTIFIER = /(?<![\w$-])[A-Za-z_]\w*(?![\w$-])/g;

it("uses no name that a term of the field has replaced", () => {
  const replaced = files
    .filter((file) => !file.endsWith("/replaced-names.ts"))
    .flatMap((file) =>
      [...new Set(readFileSync(join(ROOT, file), "utf8").match(IDENTIFIER) ?? [])]
        .filter((name) => Object.hasOwn(REPLACED_NAMES, name))
        .map((name) => `${file}: ${name}, use ${REPLACED_NAMES[name]}`),
    );
  expect(replaced).toEqual([]);
});

it("names classes and tokens of patterns by the term of the field", () => {
  const styles = files.filter((file) => /\.(?:css|tsx)$/.test(file));
  expect(
    styles.filter((file) =>
      /sg-[\w-]*(?:cloth|weave)/.test(readFileSync(join(ROOT, file), "utf8")),
    ),
  ).toEqual([]);
});

const COMMENT = /(?:^|\s)\/\/.*$|\/\*[\s\S]*?\*\//gm;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)?(?:\([^()]*\))?\(\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

it("comments and test titles use plain terms", () => {
  const unclear = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return [...text.matchAll(COMMENT), ...text.matchAll(TITLE)]
      .map(([words]) => words.replaceAll(/\s+/g, " ").trim())
      .filter((words) => UNCLEAR_WORDS.test(words))
      .map((words) => `${file}: ${words}`);
  });
  expect(unclear).toEqual([]);
});
