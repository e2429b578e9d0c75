import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Hono } from "hono";
import type { AppEnv } from "#src/platform/http/app-env.ts";

const require = createRequire(import.meta.url);
const kit = dirname(require.resolve("@sughurta/ui-kit/package.json"));
const kitFile = (name: string) => readFileSync(join(kit, "dist", name));
const ownFile = (name: string) => readFileSync(new URL(name, import.meta.url));

/**
 * Stylesheets of the desk, in cascade order: the page frame comes last and overrides the styles of fields and buttons.
 */
const STYLES = ["cards", "forms", "tables", "charts", "frame"];

const FOREVER = "public, max-age=31536000, immutable";
const FONT = /\.\/([\w-]+\.woff2)/g;

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer>;
}

/** A file under an address with a hash of its content. */
function asset(name: string, type: string, content: string): Asset {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const plain = new Uint8Array(Buffer.from(content));
  return {
    path: `/assets/${hash}/${name}`,
    type,
    plain,
    zipped: new Uint8Array(gzipSync(content, { level: 9 })),
  };
}

/** Stylesheet and script of the desk pages. */
export interface DeskAssets {
  /** Addresses of the single stylesheet and the single script. */
  readonly style: string;
  readonly script: string;
  readonly serve: (app: Hono<AppEnv>) => void;
}

/**
 * The kit's stylesheet and fonts with the desk's own rules, in the insurer's colour; served below `path`. Public, since
 * the sign-in page needs them too.
 */
export function deskAssets(path: string, brandColour: string | undefined): DeskAssets {
  const faces = kitFile("fonts.css").toString();
  const fonts = [...new Set([...faces.matchAll(FONT)].map(([, name = ""]) => name))];
  const brand = brandColour === undefined ? "" : `.sughurta { --sg-brand-600: ${brandColour}; }\n`;
  const css = [
    kitFile("styles.css"),
    brand,
    faces.replace(FONT, `${path}/assets/fonts/$1`),
    ...STYLES.map((name) => ownFile(`styles/${name}.css`)),
  ].join("\n");
  const style = asset("desk.css", "text/css; charset=utf-8", css);
  const script = asset("desk.js", "text/javascript; charset=utf-8", ownFile("desk.js").toString());
  return {
    style: `${path}${style.path}`,
    script: `${path}${script.path}`,
    serve: (app) => {
      for (const one of [style, script]) {
        app.get(`${path}${one.path}`, (context) => {
          const zips = /\bgzip\b/.test(context.req.header("accept-encoding") ?? "");
          return context.body(zips ? one.zipped : one.plain, 200, {
            "Content-Type": one.type,
            "Cache-Control": FOREVER,
            Vary: "Accept-Encoding",
            ...(zips ? { "Content-Encoding": "gzip" } : {}),
          });
        });
      }
      for (const name of fonts) {
        const font = new Uint8Array(kitFile(name));
        app.get(`${path}/assets/fonts/${name}`, (context) =>
          context.body(font, 200, { "Content-Type": "font/woff2", "Cache-Control": FOREVER }),
        );
      }
    },
  };
}
