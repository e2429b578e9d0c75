import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Container, Stack } from "./layout.tsx";

const meta = {
  title: "Kit/Layout/Container · wrapper, page width, max width",
  id: "kit-container",
  component: Container,
  parameters: {
    usage: {
      when: "A page or a band of it begins.",
      instead: [["Section", "it has a heading too"]],
      anatomy: ["Side margins", "Widest width"],
      screenReader: "Nothing of its own.",
      since: "0.1.0",
      do: ["Begin each band of a page with one"],
      dont: ["Don't put one into another: the margins would be twice as wide"],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Container>;

export default meta;

export const Widths: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {(["content", "form", "text"] as const).map((width) => (
        <Container key={width} width={width}>
          <Card>{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
};
