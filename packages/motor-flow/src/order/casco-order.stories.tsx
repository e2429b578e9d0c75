import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINKS } from "../testing/links.ts";
import { aCascoOrder, TODAY } from "../testing/motor-order-builders.ts";
import {
  forgetOrders,
  keptStory,
  MAKES_LOADING,
  MAKES_LOST,
  PRICE_REFUSED,
  withMotorClient,
} from "../testing/order-stories.ts";
import { CascoOrder } from "./casco-order.tsx";
import { newDriver } from "./order-values.ts";

const meta = {
  title: "Motor/CascoOrder",
  component: CascoOrder,
  parameters: { layout: "fullscreen" },
  decorators: [withMotorClient()],
  args: { product: "ECI", links: LINKS, today: TODAY, paymentOrigins: [], onResult: () => {} },
  beforeEach: forgetOrders,
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

export const LoadingMakes: Story = { decorators: [withMotorClient(MAKES_LOADING)] };

export const DirectoryIsMissing: Story = { decorators: [withMotorClient(MAKES_LOST)] };

export const VehicleFilledIn: Story = keptStory("ECI", "vehicle", whole);

export const CarOfThirtyOneYears: Story = keptStory(
  "ECI",
  "vehicle",
  aCascoOrder({ carIssueYear: "1995", policeSumInsured: "" }),
);

export const PlateOfATaxi: Story = keptStory(
  "ECI",
  "vehicle",
  aCascoOrder({ gosNomer: "1234ТТ01" }),
);

export const Program: Story = keptStory("ECI", "program", whole);

export const ProgramForAnOldCar: Story = keptStory(
  "ECI",
  "program",
  aCascoOrder({ carIssueYear: "2005", program: "ECI_P1" }),
);

export const Options: Story = keptStory("ECI", "options", whole);

export const PriceRefused: Story = keptStory("ECI", "options", whole, PRICE_REFUSED);

export const People: Story = keptStory("ECI", "holder", whole);

export const ThreeDrivers: Story = keptStory("ECI", "holder", {
  ...whole,
  drivers: [...whole.drivers, newDriver("2"), newDriver("3")],
});

export const YoungDriver: Story = keptStory("ECI", "holder", {
  ...whole,
  drivers: whole.drivers.map((driver) => ({ ...driver, driverBd: "2008-05-14" })),
});

export const AnybodyMayDrive: Story = keptStory("ECI", "holder", {
  ...whole,
  multiDriveOption: true,
});

export const ReviewWithInstalments: Story = keptStory("ECI", "review", whole);

export const ReadyMadeVehicle: Story = { args: { product: "SCI", program: "SCI_P2" } };

export const ReadyMadeOptions: Story = {
  ...keptStory("SCI", "options", readyMade),
  args: { product: "SCI", program: "SCI_P2" },
};

export const ReadyMadeReview: Story = {
  ...keptStory("SCI", "review", readyMade),
  args: { product: "SCI", program: "SCI_P2" },
};
