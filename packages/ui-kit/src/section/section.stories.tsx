import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Container, Grid, Stack } from "../layout/layout.tsx";
import { ButtonLink, Link } from "../link/link.tsx";
import { Logo } from "../logo/logo.tsx";
import { IkatEdge } from "../ornament/ikat-edge.tsx";
import { Band, Section } from "./section.tsx";

const meta = {
  title: "Kit/Section",
  component: Section,
  parameters: {
    usage: {
      do: [
        "Give every section a heading and at most one link beside it",
        "Use the deep band once a page",
      ],
      dont: ["Don't set margins of your own between sections"],
      keyboard: [],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  render: () => (
    <Band aria-label="Главное">
      <Container>
        <Stack gap="lg" align="start">
          <Logo name="Суғурта" tagline="страхование онлайн" />
          <h1>Страховка, которую оформляют за пять минут</h1>
          <ButtonLink href="#buy" variant="accent" size="large" iconEnd="arrow-right">
            Выбрать полис
          </ButtonLink>
        </Stack>
      </Container>
      <IkatEdge />
    </Band>
  ),
};

export const WithCards: Story = {
  args: {
    title: "Популярные продукты",
    lead: "Готовые полисы с понятной ценой",
    action: <Link href="#all">Все продукты</Link>,
    children: (
      <Grid>
        <Card>Бумага</Card>
        <Card tone="sunken">Тихое место</Card>
        <Card tone="deep">Лазурит</Card>
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Популярные продукты" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Все продукты" })).toBeVisible();
  },
};

export const Sunken: Story = { args: { title: "Нам доверяют", tone: "sunken" } };
