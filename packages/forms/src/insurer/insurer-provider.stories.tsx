import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@sughurta/ui-kit";
import { InsurerProvider, useInsurer } from "./insurer-provider.tsx";

const meta = {
  title: "Forms/Providers/InsurerProvider · brand, phone numbers, configuration",
  id: "forms-insurerprovider",
  component: InsurerProvider,
  parameters: {
    usage: {
      when: "Once around an application: every screen asks it for phones and papers.",
      instead: [["InsurerShop", "the whole product is taken: it has one inside"]],
      anatomy: ["Nothing that is seen"],

      screenReader: "Nothing of its own.",
      since: "0.1.0",
      do: ["Give it the insurer of the site"],
      dont: ["Don't write a phone number into a screen"],
      keyboard: [],
    },
  },
  args: {
    insurer: {
      supportPhone: "5511",
      assistancePhone: "+992 44 600 55 11",
      rulesHref: "#rules",
      privacyHref: "#privacy",
    },
    children: <SupportPhone />,
  },
} satisfies Meta<typeof InsurerProvider>;

export default meta;

export const PhoneOfTheInsurer: StoryObj<typeof meta> = {};

function SupportPhone() {
  const { supportPhone } = useInsurer();
  return <Link href={`tel:${supportPhone}`}>{supportPhone}</Link>;
}
