import type { ServerBuild } from "react-router";

/** A route of a build under test. */
export interface TestRoute {
  /** Without a path it is the root, around all others. */
  path?: string;
  module: object;
}

const ROOT = "root";

/** A build of a few routes by id, `root` among them, as React Router's server takes it. */
export function serverBuild(
  entry: object,
  routes: Readonly<Record<string, TestRoute>>,
): ServerBuild {
  const entries = Object.entries(routes);
  return {
    entry: { module: entry },
    routes: Object.fromEntries(
      entries.map(([id, { path = "", module }]) => [
        id,
        { id, path, module, ...(id === ROOT ? {} : { parentId: ROOT }) },
      ]),
    ),
    assets: {
      entry: { module: "/entry.js", imports: ["/framework.js"] },
      routes: Object.fromEntries(
        entries.map(([id, { path = "", module }]) => [
          id,
          { id, path, module: `/${id}.js`, hasLoader: "loader" in module },
        ]),
      ),
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    future: {},
  } as unknown as ServerBuild;
}
