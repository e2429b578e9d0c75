import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Grid } from "./layout.tsx";

const meta = {
  title: "Kit/Layout/Grid · columns, responsive",
  id: "kit-grid",
  component: Grid,
  parameters: {
    usage: {
      when: "Equal things side by side, as many as fit.",
      instead: [
        ["Stack", "one after another"],
        ["ProductList", "they are products"],
      ],
      anatomy: ["Columns", "Distance"],
      screenReader: "Nothing of its own.",
      since: "0.1.0",
      do: ["Say how narrow a column may get: `min`"],
      dont: ["Don't fix the number of columns"],
      keyboard: [],
    },
  },
  args: {
    min: "small",
    children: (
      <>
        <Card>Поездки</Card>
        <Card>Авто</Card>
        <Card>Дом</Card>
        <Card>Семья</Card>
        <Card>Здоровье</Card>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;

export const Columns: StoryObj<typeof meta> = {};
