/** Versions of React that are tried. */
export type ReactVersion = "18.3.1" | "19.0.0" | "19.3.1";

/** A site of another team: what it is built with, installed with and served by. */
export interface Host {
  readonly name: string;
  /** Folder in `hosts`. */
  readonly template: string;
  readonly manager: "npm" | "pnpm" | "yarn" | "none";
  readonly react?: ReactVersion;
  readonly server: "files" | "next" | "nginx";
  /** Folder of the built files, inside the project. */
  readonly output: string;
  /** The page that sells. */
  readonly page: string;
  /** Its pages have the content policy that "Put it on your site" gives. */
  readonly hasContentPolicy?: true;
}

const PAGE_OF_FILES = { server: "files", output: "dist", page: "/" } as const;

/** Every host of the table. */
export const HOSTS: readonly Host[] = [
  {
    name: "Vite",
    template: "vite",
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
    hasContentPolicy: true,
  },
  {
    name: "Vite with React 18",
    template: "vite",
    manager: "pnpm",
    react: "18.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "Next, App Router",
    template: "next",
    manager: "npm",
    react: "19.3.1",
    server: "next",
    output: ".next",
    page: "/ru",
  },
  { name: "webpack 5", template: "webpack", manager: "yarn", react: "19.3.1", ...PAGE_OF_FILES },
  { name: "rspack", template: "rspack", manager: "pnpm", react: "19.0.0", ...PAGE_OF_FILES },
  { name: "Parcel 2", template: "parcel", manager: "npm", react: "18.3.1", ...PAGE_OF_FILES },
  {
    name: "a page behind nginx",
    template: "vite",
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
    server: "nginx",
  },
  { name: "plain HTML", template: "plain", manager: "none", ...PAGE_OF_FILES, output: "." },
];
