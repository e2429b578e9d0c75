import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { aPolicyInfo } from "../testing/builders.ts";
import { PolicyVerifyPage } from "./policy-verify-page.tsx";

const meta = {
  title: "Claims/PolicyVerifyPage",
  component: PolicyVerifyPage,
  parameters: { layout: "fullscreen" },
  decorators: [withClient({ checkPolicy: () => ({ status: 200, data: aPolicyInfo() }) })],
  args: { policyNumber: "0000000013" },
} satisfies Meta<typeof PolicyVerifyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InForce: Story = {};

export const Expired: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 200, data: aPolicyInfo({ status: "COMPLETED" }) }),
    }),
  ],
};

/** A common name, with the legal one below. */
export const LegalName: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({
        status: 200,
        data: aPolicyInfo({
          policyType: "car",
          productSlug: "mtpl",
          title:
            "Обязательное страхование гражданско-правовой ответственности владельцев транспортных средств",
          family: "car",
        }),
      }),
    }),
  ],
};

export const NotFound: Story = {
  decorators: [
    withClient({
      checkPolicy: () => ({ status: 422, data: { message: "", code: "policyNotFound" } }),
    }),
  ],
};

export const TooMany: Story = {
  decorators: [
    withClient({ checkPolicy: () => ({ status: 429, data: { message: "", code: "" } }) }),
  ],
};

export const Checking: Story = {
  decorators: [withClient({ checkPolicy: () => new Promise(() => {}) })],
};

export const Offline: Story = {
  decorators: [withClient({ checkPolicy: () => Promise.reject(new NetworkError("no network")) })],
};
