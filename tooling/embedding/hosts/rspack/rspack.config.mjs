import { defineConfig } from "@rspack/cli";
import { rspack } from "@rspack/core";

export default defineConfig({
  mode: "production",
  entry: "./src/main.tsx",
  resolve: { extensions: ["...", ".ts", ".tsx"] },
  module: {
    rules: [
      { test: /\.css$/, type: "css/auto" },
      {
        test: /\.tsx?$/,
        loader: "builtin:swc-loader",
        options: {
          jsc: {
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { runtime: "automatic" } },
          },
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: "index.html" })],
});
