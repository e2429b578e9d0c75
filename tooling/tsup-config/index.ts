import { globSync, writeFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { carriedLicences } from "./carried-licences.ts";

type Plugin = NonNullable<Options["plugins"]>[number];

/** Sources that no published entry is made of, unless a package names them itself. */
const UNPUBLISHED = /\.(?:test|stories|example|fixture|d)\.tsx?$|^src\/testing[./]/;

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

const PARSES_BY_NAMESPACE = /\bz\d*\.(?:p|safeP)arse(?:Async)?\(/;

/** Parcel looks for `z.parse` in the wrong file of zod (decision 55): a schema's own method does the same. */
const parseBySchema: Plugin = {
  name: "parse-by-schema",
  renderChunk(code, { path }) {
    if (PARSES_BY_NAMESPACE.test(code)) {
      throw new Error(`${path}: write schema.safeParse(…), Parcel does not find z.safeParse`);
    }
  },
};

/** What TypeScript is told of a stylesheet: that there is one. */
const STYLESHEET_TYPES = "dist/css.d.ts";

/**
 * Libraries that a package carries in its own files, so that nobody installs the whole of them for the part
 * that is used. They are its development dependencies.
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
 * Configuration of a published package: ES modules and plain CSS; types come from tsc. Every module
 * stays a file of its own, so that an application carries only the modules that it uses.
 */
export function library(options: Options = {}) {
  const named = Array.isArray(options.entry) ? options.entry : ["src/index.ts"];
  const modules = globSync("src/**/*.{ts,tsx}").filter((file) => !UNPUBLISHED.test(file));
  return defineConfig({
    format: ["esm"],
    target: "es2023",
    dts: false,
    splitting: true,
    clean: true,
    // Russian and Tajik texts as letters, not as six characters each.
    esbuildOptions: (esbuild) => {
      esbuild.charset = "utf8";
      // Rules within rules are written out: phones that know no nesting are still in use.
      esbuild.supported = { nesting: false };
    },
    plugins: [markClientCode, parseBySchema],
    onSuccess: async () => {
      if (named.some((file) => file.endsWith(".css"))) {
        writeFileSync(STYLESHEET_TYPES, "export {};\n");
      }
    },
    ...options,
    entry: [...new Set([...named, ...modules])],
  });
}
