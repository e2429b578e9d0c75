/** Where Storybook is served; `pnpm storybook` by default. */
export const STORYBOOK_URL = process.env.STORYBOOK_URL || "http://127.0.0.1:6006";

/** The page of a title such as `Kit/Button` in Storybook. */
export function storyAddress(title: string): string {
  const id = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${STORYBOOK_URL}/?path=/docs/${id}--docs`;
}
