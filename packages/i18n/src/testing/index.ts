export { expectCompleteTexts } from "./expect-complete-texts.ts";
export { pseudo } from "./text-problems.ts";
