import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE, withClient } from "@sughurta/screen-testing/stories";
import { Card } from "@sughurta/ui-kit";
import { fn } from "storybook/test";
import { aTravelBox, aTravelQuote, TODAY } from "../testing/builders.ts";
import { TravelLanding } from "./travel-landing.tsx";

const meta = {
  title: "Travel/TravelLanding",
  component: TravelLanding,
  parameters: { layout: "fullscreen" },
  args: {
    banner: {
      title: "Страховка в поездку",
      description: "Выберите страну и даты, цена появится сразу. Полис подходит для визы.",
      mainImg: STORY_PICTURE,
    },
    products: [
      aTravelBox(),
      aTravelBox({ id: "2", title: "Много поездок за год" }),
      aTravelBox({ id: "3", title: "Хадж и умра" }),
    ],
    renderProduct: ({ title }) => (
      <Card>
        <h3>{title}</h3>
      </Card>
    ),
    productsHref: "#boxes",
    today: TODAY,
    onCheckPolicy: fn(),
    onOrder: fn(),
  },
  decorators: [
    withClient({ calculateTravel: () => ({ status: 200, data: aTravelQuote({ sumPrem: 435 }) }) }),
  ],
} satisfies Meta<typeof TravelLanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};

export const ContentDidNotCome: Story = { args: { banner: undefined, products: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };
