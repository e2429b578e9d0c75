import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { say } from "../story-words/say.fixture.ts";
import { Container, Grid, Stack, VisuallyHidden } from "./layout.tsx";

const meta = {
  title: "Kit/Layout",
  component: Stack,
  parameters: {
    usage: {
      do: [
        "Container for the sides of a page, Stack for one after another, Grid for as many columns as fit",
        "Use its distances: xs 4, sm 8, md 16, lg 24, xl 40, 2xl 64",
      ],
      dont: ["Don't set margins on components", "Don't fix the number of columns"],
      keyboard: [],
    },
  },
  args: {
    children: (
      <>
        <Card>Первый</Card>
        <Card>Второй</Card>
        <Card>Третий</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [say("Первый"), say("Второй")].map((text) => canvas.getByText(text));
    const top = (element?: Element) => element?.getBoundingClientRect().top ?? 0;
    await expect(top(second)).toBeGreaterThan(top(first));
  },
};

export const Row: Story = { args: { direction: "row", gap: "sm" } };

export const Columns: Story = {
  render: () => (
    <Grid min="sm">
      {[say("Поездки"), say("Авто"), say("Дом"), say("Семья"), say("Здоровье")].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
};

export const Sides: Story = {
  render: () => (
    <Stack>
      {(["content", "form", "text"] as const).map((width) => (
        <Container key={width} width={width}>
          <Card>
            {width} <VisuallyHidden>{say("ширина")}</VisuallyHidden>
          </Card>
        </Container>
      ))}
    </Stack>
  ),
};
