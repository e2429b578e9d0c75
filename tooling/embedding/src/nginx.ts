import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@sughurta/bootstrap/repository";

const RECIPE = join(ROOT, "apps/storefront/own-server/nginx.conf");

/** Texts of the recipe and their replacements. */
export interface RecipeValues {
  readonly insurer: string;
  readonly secret: string;
}

/** True where this machine has an nginx to try. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).error === undefined;
}

/** Writes the settings of an nginx that serves a folder and forwards requests by our recipe; returns its arguments. */
export async function nginxArguments(
  files: string,
  project: string,
  port: number,
  { insurer, secret }: RecipeValues,
): Promise<readonly string[]> {
  const recipe = (await readFile(RECIPE, "utf8"))
    .replace("https://insurer.example", insurer)
    .replace("secret of your server", secret);
  const folder = join(project, "nginx");
  await mkdir(folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const settings = `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
access_log off;
${temporary}
types { text/html html; text/javascript js; text/css css; font/woff2 woff2; image/svg+xml svg; }
server {
listen 127.0.0.1:${port};
root ${files};
${recipe}
}
}
`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, settings);
  return ["-p", folder, "-e", "stderr", "-c", file];
}
