import type { Preview } from "@storybook/react-vite";

const TEXTS_LIMIT_MS = 10_000;

/** Renders a story and waits for its texts: its play function starts with the final screen. */
export const mountWithTexts: NonNullable<Preview["mount"]> = (context) => async (ui) => {
  if (ui !== undefined && ui !== null) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  const limit = performance.now() + TEXTS_LIMIT_MS;
  const isWaiting = () => context.canvasElement.querySelector("[data-waiting-for-texts]") !== null;
  while (isWaiting() && performance.now() < limit) await nextFrame();
  return context.canvas;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
