import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { say, saying } from "../story-words/say.fixture.ts";
import { mapTexts, outline, places, rivers, towns } from "./places.fixture.ts";
import { PlacesMap } from "./places-map.tsx";
import type { PlacesMapProps } from "./places-map-props.ts";

const TILE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='256' height='256'%3E%3Cpath d='M0 0h256v256H0z' fill='%23e8ecdf' stroke='%23b9c4a5'/%3E%3C/svg%3E";

const meta = {
  title: "Kit/Content/PlacesMap · map, offices, geo, pins",
  id: "kit-placesmap",
  component: PlacesMap,
  parameters: {
    usage: {
      when: "Where things are helps to choose: offices, clinics.",
      instead: [["a list", "the address is enough"]],
      anatomy: ["Drawing or tiles", "Pins", "Groups", "Buttons for the scale"],
      words: "The names of the pins are those of the list.",
      screenReader: "The name of the map, then each pin as a link.",
      since: "0.1.0",
      do: [
        "Put a list of the same places beside it: the pins lead there",
        "Load `map.css` on the page",
      ],
      dont: ["Don't make the map the only way to a place"],
      keyboard: [
        ["Tab", "From pin to pin"],
        ["Enter", "Goes to the place; a pin with a number shows its places closer"],
      ],
    },
  },
  args: {
    label: "Офисы на карте",
    places,
    outline,
    rivers,
    towns,
    onValueChange: fn(),
    texts: mapTexts,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PlacesMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: saying("Мест рядом") }));
    await expect(canvas.getByRole("link", { name: say("Душанбе, аэропорт") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("Вся карта") }));
    await userEvent.click(canvas.getByRole("link", { name: say("Хорог") }));
    await expect(args.onValueChange).toHaveBeenCalledWith("6");
    await expect(canvas.getByRole("link", { name: say("Хорог") })).toHaveAttribute("aria-current");
  },
};

export const Selected: Story = { args: { value: "6" } };

export const OneCity: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: saying("Мест рядом") }));
    await userEvent.click(canvas.getByRole("link", { name: say("Душанбе, аэропорт") }));
  },
};

export const OnPhone: Story = { ...Selected, globals: { viewport: { value: "narrow" } } };

export const Tiles: Story = {
  // Tiles fade in.
  tags: ["moves-by-itself"],
  args: { tiles: { url: TILE, attribution: "© OpenStreetMap" } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole("button", { name: say("Ближе") });
    await userEvent.click(await canvas.findByRole("button", { name: say("Хорог") }));
    await expect(args.onValueChange).toHaveBeenCalledWith("6");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: say("Хорог") })).toHaveAttribute("data-selected"),
    );
  },
};

export const TilesThatDoNotCome: Story = {
  tags: ["moves-by-itself"],
  args: { tiles: { url: "data:image/png;base64,AA", attribution: "© OpenStreetMap" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: say("Хорог") });
    await waitFor(() => expect(canvas.queryByRole("button", { name: say("Ближе") })).toBeNull());
  },
};

function Kept({ value, onValueChange, ...rest }: PlacesMapProps) {
  const [current, setCurrent] = useState(value);
  return (
    <PlacesMap
      {...rest}
      value={current}
      onValueChange={(key) => {
        setCurrent(key);
        onValueChange(key);
      }}
    />
  );
}
