import type { Language } from "@sughurta/domain";

const SCRIPT = /^\/assets\/([\w-]+)-[\w-]{8}\.js$/;
const TEXTS = /^\/assets\/([\w-]+-(?:ru|tg|en))-[\w-]{8}\.js$/;

/**
 * The files of the build with the texts of a shared file: `forms-<hash>.js` has `forms-ru-<hash>.js`. A page preloads
 * both, since its scripts would request the texts only after they have arrived.
 */
export class PageTexts {
  readonly #files: ReadonlyMap<string, string>;

  constructor(paths: Iterable<string>) {
    this.#files = new Map(
      Array.from(paths).flatMap((path) => {
        const name = TEXTS.exec(path)?.[1];
        return name === undefined ? [] : [[name, path] as const];
      }),
    );
  }

  /** Path of the texts that belong to the script at a path; `undefined` when it has none of its own. */
  of(script: string, language: Language): string | undefined {
    return this.#files.get(`${SCRIPT.exec(script)?.[1]}-${language}`);
  }
}
