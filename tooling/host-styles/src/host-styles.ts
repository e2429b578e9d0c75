import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

export type Theme = "light" | "dark";

/** A host page: its styles in a theme, and its attributes for the dark theme. */
export interface Host {
  readonly name: string;
  readonly styles: Readonly<Record<Theme, string>>;
  readonly saysDark: string;
}

const WANTED = {
  bootstrap: "5.3.9",
  "bootstrap-3": "npm:bootstrap@3.4.1",
  tailwindcss: "4.3.5",
  "@mui/material": "9.5.0",
  "@emotion/react": "11.14.0",
  "@emotion/styled": "11.14.1",
  react: "19.3.1",
  "react-dom": "19.3.1",
};

// Rules and classes of a large theme, as on sites that have grown for years.
const OLD_THEME = `body{font:italic 15px/2 Georgia,serif;letter-spacing:.05em;text-align:center;text-transform:uppercase}
.page h1,.page h2,.page h3{color:#a00;border-bottom:3px double #a00;font-family:Georgia,serif;margin:40px 0}
.page p,.page li{margin-bottom:24px;color:#555}.page a{color:#080;border-bottom:1px dotted}
.page ul li{list-style:square;padding-left:9px}.page table td{border:1px solid #999;padding:12px}
.page input[type="text"],.page input,.page select,.page textarea,.page button{border:2px inset #777;border-radius:0;padding:11px;background:#ffe;font:14px monospace;box-shadow:0 0 4px #000;height:60px}
.page label{display:block;float:left;width:40%;font-weight:900}.page legend{float:left;width:100%;font-size:30px}
.page svg,.page img{border:2px solid red;padding:3px}.page *:focus{outline:5px dashed lime}`;

// A page with a CSS reset, including SVG, and class names that ours could have too.
const RESET_OF_ALL = `.page *,#host *{all:unset}.page h1,#host h1,#host h2{display:block;font:700 2em Georgia}
.button{border-radius:99px;background:#084;color:#fff;padding:9px}.card{border:4px solid #084}.field{color:#084}`;

// A page with a root font size of 10 px, as many older ones have.
const TEN_PIXELS = "html{font-size:62.5%}body{font-size:1.6rem}";

/** Installs the dependencies of the hosts into a folder, and returns their styles. */
export async function installHosts(folder: string): Promise<readonly Host[]> {
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: WANTED }),
  );
  const install = ["install", "--no-audit", "--no-fund", "--prefer-offline"];
  execFileSync("npm", install, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const require = createRequire(join(folder, "package.json"));
  const bootstrap = readFileSync(require.resolve("bootstrap/dist/css/bootstrap.css"), "utf8");
  const bootstrap3 = readFileSync(require.resolve("bootstrap-3/dist/css/bootstrap.css"), "utf8");
  const tailwind = await tailwindStyles(require);
  return [
    { name: "Bootstrap", styles: same(bootstrap), saysDark: 'data-bs-theme="dark"' },
    // It also sets `html { font-size: 10px }`.
    { name: "Bootstrap 3", styles: same(bootstrap3), saysDark: 'data-theme="dark"' },
    { name: "Tailwind", styles: same(tailwind), saysDark: 'class="dark"' },
    {
      name: "Material",
      styles: { light: baseline(require, "light"), dark: baseline(require, "dark") },
      saysDark: 'data-theme="dark"',
    },
    { name: "old theme", styles: same(OLD_THEME), saysDark: 'data-theme="dark"' },
    { name: "letters of ten pixels", styles: same(TEN_PIXELS), saysDark: 'data-theme="dark"' },
    { name: "reset of all", styles: same(RESET_OF_ALL), saysDark: 'data-theme="dark"' },
  ];
}

const same = (css: string) => ({ light: css, dark: css });

async function tailwindStyles(require: NodeJS.Require): Promise<string> {
  const { compile } = require("tailwindcss");
  const { build } = await compile(
    '@import "tailwindcss"; @custom-variant dark (&:where(.dark, .dark *));',
    {
      loadStylesheet: async (id: string, base: string) => {
        const path = require.resolve(id === "tailwindcss" ? "tailwindcss/index.css" : id);
        return { path, base, content: readFileSync(path, "utf8") };
      },
    },
  );
  const used = "container mx-auto p-4 text-2xl font-bold list-disc pl-5";
  return build([...used.split(" "), "dark:bg-slate-900", "dark:text-slate-100"]);
}

/** Material's CssBaseline as its server rendering writes it. */
function baseline(require: NodeJS.Require, mode: Theme): string {
  const { createElement } = require("react");
  const { renderToStaticMarkup } = require("react-dom/server");
  const { createTheme, CssBaseline, ThemeProvider } = require("@mui/material");
  const theme = createTheme({ palette: { mode } });
  const page: string = renderToStaticMarkup(
    createElement(ThemeProvider, { theme }, createElement(CssBaseline)),
  );
  return Array.from(page.matchAll(/<style[^>]*>(?<css>[^<]*)<\/style>/g), (m) => m.groups?.css)
    .filter((css) => css !== undefined)
    .join("\n");
}
