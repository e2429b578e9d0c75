import { join } from "node:path";
import { type Browser, test as base, type Page } from "@playwright/test";
import { type ListedStory, STORYBOOK_DIR } from "./built-book.ts";
import {
  chooseInPage,
  classesInPage,
  type PropertyView,
  paintInPage,
  parameterInPage,
  propertiesInPage,
  settleInPage,
  showInPage,
  silenceConsole,
} from "./in-page.ts";

export const ORIGIN = "https://storybook.invalid";
const BARE_BOOK = `${ORIGIN}/iframe.html?viewMode=story`;

/** Options of Storybook's toolbar. */
export type Choices = Readonly<Record<string, string>>;

/** One page of the built Storybook, in which stories are shown one after another: that takes milliseconds. */
export class StoryPage {
  readonly page: Page;
  private awaitedFiles = 0;
  private errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on("pageerror", (error) => this.errors.push(error.stack ?? error.message));
  }

  /** Opens the built files, served from the disk without a server. */
  async open(): Promise<void> {
    await serveStorybook(this.page, (change) => {
      this.awaitedFiles += change;
    });
    await this.page.goto(BARE_BOOK);
    await this.page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
    await this.page.evaluate(silenceConsole);
  }

  /** Shows a story from its beginning and plays it; throws what the story throws. */
  async show(story: ListedStory, choices: Choices): Promise<void> {
    const problem = await this.page.evaluate(showInPage, { storyId: story.id, choices });
    if (problem !== "") throw new Error(`${story.title}, ${story.name}: ${problem}`);
    await this.settle();
  }

  /** Shows the current story in another language or theme. */
  async choose(choices: Choices): Promise<void> {
    await this.page.evaluate(chooseInPage, choices);
    await this.settle();
  }

  /** Uncaught errors of the page since the last call. */
  takeErrors(): readonly string[] {
    const { errors } = this;
    this.errors = [];
    return errors;
  }

  /** Waits until lazily loaded components are rendered and nothing changes any more. */
  private async settle(): Promise<void> {
    do await this.page.evaluate(settleInPage);
    while (this.awaitedFiles > 0);
  }

  /** The story's parameters under this name. */
  async loadParameter(story: ListedStory, name: string): Promise<unknown> {
    const request = { storyId: story.id, name };
    return this.page.evaluate(parameterInPage, request);
  }

  /** The tables of properties that the pages of these stories show. */
  async properties(stories: readonly ListedStory[]): Promise<PropertyView[]> {
    return this.page.evaluate(
      propertiesInPage,
      stories.map(({ id }) => id),
    );
  }

  /** Classes of all that the story shows. */
  async classes(): Promise<string[]> {
    return this.page.evaluate(classesInPage);
  }

  /** Paints the story on the page in a theme and a brand; much quicker than loading it again. */
  async paint(theme: "light" | "dark", brand = "sughurta"): Promise<void> {
    await this.page.evaluate(paintInPage, { theme, brand });
  }
}

/** Serves the built files from the disk, at the address of {@link test}. */
export async function serveStorybook(page: Page, onFile: (change: 1 | -1) => void = () => {}) {
  await page.route(`${ORIGIN}/**`, async (route) => {
    onFile(1);
    await route.fulfill({ path: join(STORYBOOK_DIR, new URL(route.request().url()).pathname) });
    onFile(-1);
  });
}

async function withStorybook(
  browser: Browser,
  use: (book: StoryPage) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    // Storybook then sets animations to their end instead of waiting for them.
    userAgent: "StorybookTestRunner",
    viewport: { width: 1280, height: 900 },
  });
  const book = new StoryPage(await context.newPage());
  await book.open();
  await use(book);
  await context.close();
}

/** Tests that share one Storybook page per worker: opening it takes longer than showing a story. */
export const test = base.extend<object, { book: StoryPage }>({
  book: [({ browser }, use) => withStorybook(browser, use), { scope: "worker" }],
});

/** Tests with a page of their own: a picture would include earlier presses and hovers. */
export const pictureTest = base.extend<{ book: StoryPage }>({
  book: ({ browser }, use) => withStorybook(browser, use),
});
