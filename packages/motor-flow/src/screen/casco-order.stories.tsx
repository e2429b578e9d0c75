import type { Meta, StoryObj } from "@storybook/react-vite";
import { newDriver } from "../model/order-values.ts";
import { LINKS } from "../testing/links.ts";
import { aCascoOrder, TODAY } from "../testing/motor-order-builders.ts";
import {
  clearOrders,
  MAKES_LOADING,
  MAKES_LOST,
  move,
  PRICE_REFUSED,
  storedStory,
  withMotorClient,
} from "../testing/order-stories.ts";
import { CascoOrder } from "./casco-order.tsx";

const meta = {
  title: "Motor/CascoOrder",
  component: CascoOrder,
  parameters: { layout: "fullscreen" },
  decorators: [withMotorClient()],
  args: { product: "ECI", links: LINKS, today: TODAY, paymentOrigins: [], onResult: () => {} },
  beforeEach: clearOrders,
} satisfies Meta<typeof CascoOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

const whole = aCascoOrder({
  agree: false,
  calculateInstallments: true,
  greenCardUzbOption: 1,
  compensation: "2",
});
const readyMade = aCascoOrder({ agree: false, program: "SCI_P2", policeSumInsured: "" });

export const Vehicle: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const LoadingMakes: Story = { decorators: [withMotorClient(MAKES_LOADING)], play: move };

export const DirectoryIsMissing: Story = { decorators: [withMotorClient(MAKES_LOST)], play: move };

export const VehicleFilledIn: Story = storedStory("ECI", "vehicle", whole);

export const CarOfThirtyOneYears: Story = storedStory(
  "ECI",
  "vehicle",
  aCascoOrder({ carIssueYear: "1995", policeSumInsured: "" }),
);

export const PlateOfATaxi: Story = storedStory(
  "ECI",
  "vehicle",
  aCascoOrder({ gosNomer: "1234ТТ01" }),
);

export const Program: Story = storedStory("ECI", "program", whole);

export const ProgramForAnOldCar: Story = storedStory(
  "ECI",
  "program",
  aCascoOrder({ carIssueYear: "2005", program: "ECI_P1" }),
);

export const Options: Story = storedStory("ECI", "options", whole);

export const PriceRefused: Story = storedStory("ECI", "options", whole, PRICE_REFUSED);

export const People: Story = storedStory("ECI", "holder", whole);

export const ThreeDrivers: Story = storedStory("ECI", "holder", {
  ...whole,
  drivers: [...whole.drivers, newDriver("2"), newDriver("3")],
});

export const YoungDriver: Story = storedStory("ECI", "holder", {
  ...whole,
  drivers: whole.drivers.map((driver) => ({ ...driver, driverBd: "2008-05-14" })),
});

export const AnybodyMayDrive: Story = storedStory("ECI", "holder", {
  ...whole,
  multiDriveOption: true,
});

export const ReviewWithInstalments: Story = storedStory("ECI", "review", whole);

export const ReadyMadeVehicle: Story = { args: { product: "SCI", program: "SCI_P2" } };

export const ReadyMadeOptions: Story = {
  ...storedStory("SCI", "options", readyMade),
  args: { product: "SCI", program: "SCI_P2" },
};

export const ReadyMadeReview: Story = {
  ...storedStory("SCI", "review", readyMade),
  args: { product: "SCI", program: "SCI_P2" },
};
