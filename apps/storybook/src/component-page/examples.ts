const files = import.meta.glob<string>("../../../../packages/*/src/**/*.example.tsx", {
  query: "?raw",
  import: "default",
});

/** Loads the example code beside a file of stories; every such file is compiled with all others. */
export async function exampleOf(storiesFile: string): Promise<string | undefined> {
  const place = /packages\/.*$/.exec(storiesFile)?.[0].replace(".stories.", ".example.");
  return place === undefined ? undefined : files[`../../../../${place}`]?.();
}
