import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";

const files = import.meta.glob<string>("../../../../packages/*/src/**/*.example.tsx", {
  query: "?raw",
  import: "default",
});

/** The compiled example beside the stories of a component. */
export function CodeToCopy({ storiesFile }: { readonly storiesFile: string }) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void exampleOf(storiesFile).then((text) => isCurrent && setCode(text));
    return () => {
      isCurrent = false;
    };
  }, [storiesFile]);
  if (code === undefined) return null;
  return (
    <>
      <h2>Code to copy</h2>
      <Source language="tsx" code={code} />
    </>
  );
}

/** Loads the example code beside a file of stories; every such file is compiled with all others. */
async function exampleOf(storiesFile: string): Promise<string | undefined> {
  const place = /packages\/.*$/.exec(storiesFile)?.[0].replace(".stories.", ".example.");
  return place === undefined ? undefined : files[`../../../../${place}`]?.();
}
