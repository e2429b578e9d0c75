import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { exampleOf } from "./examples.ts";

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
