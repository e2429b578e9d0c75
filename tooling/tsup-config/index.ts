import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { BUILD_TARGET } from "@sughurta/browser-floor";
import { lowerStyles } from "@sughurta/browser-floor/lower-styles";
import { defineConfig, type Options } from "tsup";
import { carriedLicences } from "./carried-licences.ts";
import { entriesOf, modulesBehind } from "./published-modules.ts";
import { sourcePaths, writeOutSourceRoot } from "./source-paths.ts";

export { ownBaseSize } from "./own-base-size.ts";

type Plugin = NonNullable<Options["plugins"]>[number];

const USES_REACT = /\bfrom\s*"react(?:\/jsx-runtime|-dom)?"/;

/** What needs a browser's React says so at its head: a server component of Next imports it as it is. */
const markClientCode: Plugin = {
  name: "mark-client-code",
  renderChunk(code, { type }) {
    return type === "chunk" && USES_REACT.test(code)
      ? { code: `"use client";\n${code}` }
      : undefined;
  },
};

/** Stylesheets that the oldest supported browsers read. */
const forFloor: Plugin = {
  name: "styles-for-the-browser-floor",
  renderChunk(code, { path }) {
    return path.endsWith(".css") ? { code: lowerStyles(code) } : undefined;
  },
};

/** TypeScript declaration of a stylesheet: only that it exists. */
const STYLESHEET_TYPES = "dist/css.d.ts";

/**
 * Libraries that a package carries in its own files, so that users do not install all of them for the part that is
 * used. They are its development dependencies. The one module that imports a library carries it.
 */
export function carrying(names: readonly string[]): Options {
  return {
    noExternal: [...names],
    // Of a library for both, what a browser runs.
    platform: "browser",
    esbuildPlugins: [carriedLicences],
  };
}

/**
 * Configuration of a published package, whose entries are its `exports`: an ES module for each source, under the
 * same path, plain CSS for each stylesheet that is an entry, and types, which come from tsc.
 */
export function library({
  esbuildPlugins = [],
  plugins = [],
  ...options
}: Omit<Options, "entry"> = {}) {
  const entries = entriesOf("package.json");
  const styles = entries.filter((file) => file.endsWith(".css"));
  const scripts = entries.filter((file) => !file.endsWith(".css"));
  return defineConfig(async () => ({
    entry: [...styles, ...(await modulesBehind(scripts))],
    format: ["esm"],
    target: BUILD_TARGET,
    dts: false,
    // Nothing is shared but the modules themselves: no file stands beside them.
    splitting: false,
    clean: true,
    // Russian and Tajik texts as letters, not as six characters each.
    esbuildOptions: (esbuild) => {
      esbuild.charset = "utf8";
    },
    esbuildPlugins: [sourcePaths, ...esbuildPlugins],
    plugins: [markClientCode, forFloor, ...plugins],
    onSuccess: async () => {
      execFileSync("tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit" });
      writeOutSourceRoot();
      if (styles.length > 0) writeFileSync(STYLESHEET_TYPES, "export {};\n");
    },
    ...options,
  }));
}
