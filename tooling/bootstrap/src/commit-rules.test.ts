import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commitProblems } from "./commit-rules.ts";
import { ROOT } from "./repository.ts";

const git = (...args: readonly string[]) => {
  try {
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
};

/** Messages of commits that can still be changed: those that origin does not have. Without origin, nothing is checked. */
function unpublishedMessages(): string[] {
  return git("log", "--no-merges", "--format=%B%x00", "HEAD", "--not", "--remotes=origin")
    .split("\0")
    .map((message) => message.trim())
    .filter((message) => message !== "");
}

const hasOrigin = git("for-each-ref", "refs/remotes/origin") !== "";

it("unpublished commits follow the rules", async () => {
  const problems = await Promise.all(
    (hasOrigin ? unpublishedMessages() : []).map(async (message) =>
      (await commitProblems(message)).map((problem) => `${message.split("\n")[0]}: ${problem}`),
    ),
  );
  expect(problems.flat()).toEqual([]);
});

describe("commitProblems", () => {
  it.each([
    "fix(desk): prevent phone numbers from wrapping",
    "feat(shop, order)!: remove the default language",
    "fix(forms): pass the focus to the first error\n\nA longer reason.",
    "docs: describe jobs",
    "fix(server-kit): always admit 32 requests at a time",
    'Revert "feat(shop): add a frame"',
    "Merge branch 'main' into topic",
  ])("accepts %j", async (message) => {
    expect(await commitProblems(message)).toEqual([]);
  });

  it.each([
    ["a subject without a type", "Add a page", "type may not be empty"],
    ["an unknown type", "feature: add a page", "type must be one of"],
    ["a full stop", "feat: add a page.", "full stop"],
    ["a subject above 72 characters", `feat: add ${"a long ".repeat(10)}page`, "72 characters"],
    ["the past tense", "feat: added a page", 'not "added"'],
    ["the third person", "feat: adds a page", 'not "adds"'],
    ["a sentence", "feat: the page has a title", 'not "the"'],
    ["an unclear word", "feat: hide what nobody may press", 'instead of "nobody"'],
  ])("refuses %s", async (_, message, problem) => {
    expect((await commitProblems(message)).join()).toContain(problem);
  });
});
