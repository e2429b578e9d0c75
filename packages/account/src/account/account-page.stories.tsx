import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { anAccount, aPolicy } from "../testing/an-account.ts";
import { AccountPage } from "./account-page.tsx";

const meta = {
  title: "Account/AccountPage",
  component: AccountPage,
  decorators: [withClient(anAccount())],
  args: {
    links: {
      renewHref: () => "/boxes/order/semya",
      draftHref: () => "/travel-order",
      paymentHref: () => "/success",
      shopHref: "/boxes",
      languageHref: () => "/account",
    },
    today: "2026-03-02",
    onClaim: () => {},
    onInsureCar: () => {},
    onSignedIn: () => {},
    onSignOut: () => Promise.resolve(),
    onRemoved: () => Promise.resolve(),
  },
} satisfies Meta<typeof AccountPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Policies: Story = {};

/** Opens a tab, and what is written there. */
const tab = (index: number, press?: RegExp): Story => ({
  play: async ({ canvas, userEvent }) => {
    const tabs = await canvas.findAllByRole("tab");
    if (tabs[index]) await userEvent.click(tabs[index]);
    if (press) await userEvent.click(await canvas.findByRole("button", { name: press }));
    await canvas.findAllByRole("heading", { level: 2 });
  },
});

export const ClaimsAndPayments: Story = tab(1);

export const PeopleAndCars: Story = tab(2);

export const ChangePerson: Story = tab(2, /^(Изменить|Тағйир додан|Change): Саидов/);

export const AddCar: Story = tab(2, /Добавить машину|мошин|a car/);

export const NobodyYet: Story = {
  ...tab(2),
  decorators: [
    withClient({
      ...anAccount(),
      myPeople: () => ({ status: 200, data: [] }),
      myCars: () => ({ status: 200, data: [] }),
    }),
  ],
};

export const Profile: Story = tab(3);

export const Messages: Story = tab(4);

export const SignInAndData: Story = tab(5);

export const EveryState: Story = {
  decorators: [
    withClient({
      ...anAccount(),
      myPolicies: () => ({
        status: 200,
        data: [
          aPolicy({ status: "INACTIVE", startDate: "2026-04-01", refund: 250 }),
          aPolicy({
            policyNumber: "0000000026",
            refund: undefined,
            cancelledOn: "2026-03-01",
            cancellation: {
              requestedOn: "2026-03-01",
              refund: 180,
              refundBy: "2026-03-13",
              refundState: "requested",
            },
          }),
          aPolicy({
            policyNumber: "0000000039",
            status: "COMPLETED",
            endDate: "2026-02-28",
            refund: undefined,
            insured: { kind: "car", text: "Toyota Camry, 2018" },
          }),
        ],
      }),
    }),
  ],
};

export const Empty: Story = {
  decorators: [
    withClient({
      ...anAccount(),
      myPolicies: () => ({ status: 200, data: [] }),
      myDrafts: () => ({ status: 200, data: [] }),
    }),
  ],
};

export const Loading: Story = {
  decorators: [withClient({ ...anAccount(), myPolicies: () => new Promise(() => {}) })],
};

export const Offline: Story = {
  decorators: [
    withClient({ ...anAccount(), myPolicies: () => Promise.reject(new NetworkError("lost")) }),
  ],
};
