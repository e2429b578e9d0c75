import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { BlogList } from "../blog/blog-list.tsx";
import { BusinessCatalogue } from "../business/business-catalogue.tsx";
import { BusinessHome } from "../business/business-home.tsx";
import { OfficesPage } from "../offices/offices-page.tsx";
import { PartnersPage } from "../partners/partners-page.tsx";
import { aPartnerCategory } from "../testing/builders.ts";
import { VacancyList } from "../vacancies/vacancy-list.tsx";
import { DocumentsPage } from "./documents-page.tsx";
import { LeadersPage } from "./leaders-page.tsx";

const meta = {
  title: "Content/Pages without content",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: "The same pages before the insurer has written anything for them.",
      },
    },
  },
  decorators: [withClient()],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const categories = [
  { id: "1", slug: "transport", title: "Транспорт" },
  { id: "2", slug: "liability", title: "Ответственность перед третьими лицами" },
];

export const Blog: Story = { render: () => <BlogList posts={[]} page={1} lastPage={1} /> };

export const Partners: Story = { render: () => <PartnersPage categories={[]} /> };

export const PartnersOfACategory: Story = {
  render: () => <PartnersPage categories={[aPartnerCategory({ partners: [] })]} />,
};

export const Offices: Story = { render: () => <OfficesPage offices={[]} /> };

export const Vacancies: Story = {
  render: () => <VacancyList vacancies={[]} page={1} lastPage={1} />,
};

export const Documents: Story = { render: () => <DocumentsPage documents={[]} /> };

export const Leaders: Story = { render: () => <LeadersPage leaders={[]} /> };

export const Business: Story = { render: () => <BusinessHome slides={[]} products={[]} /> };

export const BusinessCategory: Story = {
  render: () => (
    <BusinessCatalogue products={[]} categories={categories} currentCategory="liability" />
  ),
};
