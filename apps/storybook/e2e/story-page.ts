import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { BOOK_FOLDER, type ListedStory } from "./built-book.ts";
import { chooseInPage, parameterInPage, settleInPage, showInPage } from "./in-page.ts";

const ORIGIN = "https://storybook.invalid";
// The accessibility panel would look at every story once more.
const BARE_BOOK = `${ORIGIN}/iframe.html?viewMode=story&globals=a11y.manual:!true`;

/** What the toolbar of Storybook would set. */
export type Choices = Readonly<Record<string, string>>;

/** One page of the built Storybook, in which stories are shown one after another: that takes milliseconds. */
export class StoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the built files, served from the disk without a server. */
  async open(): Promise<void> {
    await this.page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: join(BOOK_FOLDER, new URL(route.request().url()).pathname) }),
    );
    await this.page.goto(BARE_BOOK);
    await this.page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  }

  /** Shows a story from its beginning and plays it; throws what the story throws. */
  async show(story: ListedStory): Promise<void> {
    const problem = await this.showAsFarAsItGoes(story);
    if (problem !== "") throw new Error(`${story.title}, ${story.name}: ${problem}`);
  }

  /** Shows a story whose steps may name texts of another language: they end where they find nothing. */
  async showAsFarAsItGoes(story: ListedStory): Promise<string> {
    const problem = await this.page.evaluate(showInPage, story.id);
    await this.page.evaluate(settleInPage);
    return problem;
  }

  /** What the story says in its parameters under this name. */
  async parameterOf(story: ListedStory, name: string): Promise<unknown> {
    const asked = { storyId: story.id, name };
    return this.page.evaluate(parameterInPage, asked);
  }

  /** Sets the toolbar; the story on the page follows. */
  async choose(choices: Choices): Promise<void> {
    await this.page.evaluate(chooseInPage, choices);
    await this.page.evaluate(settleInPage);
  }
}

/** Tests that share one Storybook page per worker: opening it takes longer than showing a story. */
export const test = base.extend<object, { book: StoryPage }>({
  book: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: ORIGIN,
        // Storybook then stops animations at their end instead of waiting for them.
        userAgent: "StorybookTestRunner",
        viewport: { width: 1280, height: 900 },
        // Pictures of the kit stay small, and fine differences between two builds of Chromium disappear.
        deviceScaleFactor: 0.5,
      });
      const book = new StoryPage(await context.newPage());
      await book.open();
      await use(book);
      await context.close();
    },
    { scope: "worker" },
  ],
});
