export { expectCompleteTexts } from "./expect-complete-texts.ts";
export { pseudo } from "./pseudo.ts";
