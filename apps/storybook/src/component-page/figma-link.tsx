import { useOf } from "@storybook/addon-docs/blocks";

/** A link to the component in Figma, where its stories name one in `parameters.figma`. */
export function FigmaLink() {
  const { figma } = useOf("meta", ["meta"]).preparedMeta.parameters;
  if (typeof figma !== "string") return null;
  return (
    <p>
      <a href={figma} target="_blank" rel="noreferrer">
        Open in Figma
      </a>
    </p>
  );
}
