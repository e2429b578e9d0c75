/** Versions of React that are tried. */
export type ReactVersion = "18.3.1" | "19.0.0" | "19.3.1";

/** A partner's site: its build tools, package manager and server. */
export interface Host {
  readonly name: string;
  /** Folder in `hosts`. */
  readonly template: string;
  /** Folder in `hosts/over` whose files replace those of the template. */
  readonly over?: string;
  /** Packages beside those of the template, or in another version. */
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly manager: "npm" | "pnpm" | "yarn" | "yarn 1" | "none";
  /** Node that installs and builds, where it is not this one. */
  readonly node?: string;
  readonly react?: ReactVersion;
  readonly server: "files" | "next" | "nginx";
  /** Folder of the built files, inside the project. */
  readonly output: string;
  /** The page that sells. */
  readonly page: string;
  /** The page to which the bank returns, where it is another one. */
  readonly returnPage?: string;
  /** How the page shows the parts, where it does not render those of the package itself. */
  readonly shows?: "elements" | "frame";
  /** Level of the first heading of a part, where the page has headings above it. */
  readonly headingLevel?: 2 | 3;
  /** Its pages have the content security policy given on "Put it on your site". */
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
  {
    name: "Bootstrap, a column of 488 px",
    template: "vite",
    over: "bootstrap",
    dependencies: { bootstrap: "5.3.9" },
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "Bootstrap 3, a column of 482 px",
    template: "vite",
    over: "bootstrap",
    dependencies: { bootstrap: "3.4.1" },
    manager: "npm",
    react: "18.3.1",
    ...PAGE_OF_FILES,
  },
  { name: "Vue 3", template: "vue", manager: "npm", react: "19.3.1", ...PAGE_OF_FILES },
  { name: "Svelte 5", template: "svelte", manager: "pnpm", react: "19.3.1", ...PAGE_OF_FILES },
  {
    name: "i18next 25, formik 2.2.9 and zod 3 of its own",
    template: "vite",
    over: "other-libraries",
    // i18next 25 requires TypeScript 5.
    dependencies: { i18next: "25.9.0", formik: "2.2.9", zod: "3.25.76", typescript: "5.9.3" },
    manager: "npm",
    react: "18.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "Yarn 1 on Node 20",
    template: "webpack",
    manager: "yarn 1",
    node: "20.19.6",
    react: "18.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "TypeScript 5.2",
    template: "vite",
    over: "typescript-5.2",
    dependencies: { typescript: "5.2.2" },
    manager: "npm",
    react: "18.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "Jest 30",
    template: "vite",
    over: "jest",
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "two shops on a page",
    template: "vite",
    over: "two-shops",
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "a modal, letters of 10 px",
    template: "vite",
    over: "modal",
    headingLevel: 2,
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "Radix Dialog, which keeps the focus",
    template: "vite",
    over: "radix-modal",
    dependencies: { "@radix-ui/react-dialog": "1.3.1" },
    headingLevel: 3,
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
  },
  {
    name: "a frame of the page's own",
    template: "vite",
    over: "own-frame",
    shows: "frame",
    manager: "npm",
    react: "19.3.1",
    ...PAGE_OF_FILES,
    returnPage: "/insurance.html",
  },
  {
    name: "Vue 3, elements",
    template: "vue",
    over: "vue-elements",
    shows: "elements",
    manager: "npm",
    ...PAGE_OF_FILES,
  },
  {
    name: "plain HTML",
    template: "plain",
    shows: "elements",
    manager: "none",
    ...PAGE_OF_FILES,
    output: ".",
  },
];
