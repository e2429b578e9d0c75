import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { PageFrame } from "./page-frame.tsx";
import { aShell } from "./testing/a-shell.ts";
import { AtAddress } from "./testing/at-address.tsx";

interface SiteBrand {
  readonly name: string;
  readonly legalName: string;
  readonly supportPhone: string;
}

function Site({ path, brand }: { readonly path: string; readonly brand?: SiteBrand }) {
  const { config } = aShell();
  const shell = aShell({
    config: {
      ...config,
      ...(brand && { brand: { colour: undefined, ...brand }, supportPhone: brand.supportPhone }),
    },
  });
  return (
    <AtAddress key={`${path} ${brand?.name}`} path={path} shell={shell}>
      <PageFrame shell={shell}>
        <Container>
          <EmptyState
            level={1}
            title="Здесь стоит страница"
            actions={<ButtonLink href="/boxes">Готовые полисы</ButtonLink>}
          />
        </Container>
      </PageFrame>
    </AtAddress>
  );
}

const meta = {
  title: "Site/Header and footer",
  component: Site,
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "What stands around every page of the site." } },
    brandArgs: (brand: SiteBrand) => ({ brand }),
  },
  argTypes: {
    path: { description: "Address of the page.", table: { type: { summary: "string" } } },
    brand: {
      description: "The insurer, chosen in the toolbar.",
      table: { type: { summary: "SiteBrand" } },
    },
  },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Clients: Story = { args: { path: "/boxes" } };

export const Business: Story = { args: { path: "/jur/product" } };

export const Partners: Story = { args: { path: "/partners" } };

export const OfAnotherBrand: Story = {
  args: { path: "/" },
  globals: { brand: "zarafshon" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /2233/ });
  },
};

export const MenuOpen: Story = {
  args: { path: "/boxes" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("main");
    canvasElement.querySelector("details")?.setAttribute("open", "");
  },
};

export const ContentServiceDown: Story = {
  args: { path: "/" },
  render: () => {
    const shell = aShell({
      navigation: { clients: [], business: [], partners: [] },
      footer: undefined,
    });
    return (
      <AtAddress path="/" shell={shell}>
        <PageFrame shell={shell}>
          <Container>
            <EmptyState level={1} title="Здесь стоит страница" />
          </Container>
        </PageFrame>
      </AtAddress>
    );
  },
};
