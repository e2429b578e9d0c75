import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_PICTURE, withClient } from "@sughurta/screen-testing/stories";
import { markSanitized } from "@sughurta/ui-kit";
import { BlogArticle } from "../blog/blog-article.tsx";
import { BlogList } from "../blog/blog-list.tsx";
import { BusinessCatalogue } from "../business/business-catalogue.tsx";
import { BusinessHome } from "../business/business-home.tsx";
import { BusinessProduct } from "../business/business-product.tsx";
import { MedicalPage } from "../medical/medical-page.tsx";
import { OfficesPage } from "../offices/offices-page.tsx";
import { PartnerPage } from "../partners/partner-page.tsx";
import { PartnersPage } from "../partners/partners-page.tsx";
import {
  aBlogPost,
  aDocument,
  aLeader,
  anOffice,
  aPartner,
  aPartnerCard,
  aPartnerCategory,
  aProduct,
  aSlide,
  aVacancy,
} from "../testing/builders.ts";
import { VacancyList } from "../vacancies/vacancy-list.tsx";
import { VacancyPage } from "../vacancies/vacancy-page.tsx";
import { DocumentsPage } from "./documents-page.tsx";
import { LeadersPage } from "./leaders-page.tsx";
import { TextPage } from "./page.tsx";

const meta = {
  title: "Content/Pages",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Every content page of the site: texts, documents, blog, partners, offices, vacancies, business.",
      },
    },
  },
  decorators: [
    withClient({
      subscribe: () => ({ status: 200, data: { success: "true", text: "Спасибо" } }),
      requestCallback: () => ({ status: 201, data: { id: 1 } }),
      sendResume: () => ({ status: 201, data: { id: 1 } }),
    }),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const mainImg = STORY_PICTURE;
const numbers = ["1", "2", "3", "4", "5"];
const html = markSanitized(
  "<p>Полис начинает действовать со дня оплаты. Мы отвечаем за каждое слово договора.</p><h2>Что важно знать</h2><ul><li>Храните номер полиса</li><li>Сообщите о событии в течение трёх дней</li></ul>",
);
const posts = numbers.map((id) => aBlogPost({ id, slug: `post-${id}`, mainImg }));
const products = numbers.map((id) => aProduct({ id, mainImg, shortImg: mainImg }));
const partners = numbers.map((id) => aPartnerCard({ id, img: STORY_PICTURE }));
const categories = [{ id: "1", slug: "transport", title: "Транспорт" }];

export const Text: Story = { render: () => <TextPage title="Правила" html={html} /> };

export const Documents: Story = {
  render: () => (
    <DocumentsPage documents={[aDocument(), aDocument({ id: "2", filetype: "png" })]} />
  ),
};

export const Leaders: Story = {
  render: () => (
    <LeadersPage leaders={["1", "2"].map((id) => aLeader({ id, photo: STORY_PICTURE }))} />
  ),
};

export const Blog: Story = { render: () => <BlogList posts={posts} page={1} lastPage={12} /> };

export const Article: Story = {
  render: () => <BlogArticle post={aBlogPost({ mainImg })} blocks={[html]} similar={posts} />,
};

export const BlogInTheMiddle: Story = {
  render: () => <BlogList posts={posts} page={6} lastPage={12} />,
};

export const InactiveArticle: Story = {
  render: () => (
    <BlogArticle post={aBlogPost({ mainImg, active: false })} blocks={[html]} similar={[]} />
  ),
};

export const Partners: Story = {
  render: () => <PartnersPage categories={[aPartnerCategory({ partners })]} />,
};

export const Partner: Story = {
  render: () => <PartnerPage partner={aPartner({ img: STORY_PICTURE })} description={html} />,
};

const offices = [
  anOffice(),
  anOffice({ id: "2", title: "Душанбе, аэропорт", coords: "38.5478,68.8203" }),
  anOffice({ id: "3", title: "Худжанд", coords: "40.2826,69.6222" }),
  anOffice({ id: "4", title: "Хорог", coords: "37.4897,71.5531" }),
];

export const Offices: Story = {
  render: () => <OfficesPage offices={offices} />,
};

export const Vacancies: Story = {
  render: () => (
    <VacancyList vacancies={numbers.map((id) => aVacancy({ id, mainImg }))} page={1} lastPage={2} />
  ),
};

const vacancyTexts = { req: html, resp: html, conditions: html };

export const Vacancy: Story = {
  render: () => <VacancyPage vacancy={aVacancy()} texts={vacancyTexts} today="2026-03-02" />,
};

export const ClosedVacancy: Story = {
  render: () => <VacancyPage vacancy={aVacancy()} texts={vacancyTexts} today="2028-01-01" />,
};

export const Business: Story = {
  render: () => <BusinessHome slides={[aSlide({ mainImg })]} products={products} />,
};

export const BusinessProducts: Story = {
  render: () => <BusinessCatalogue products={products} categories={categories} />,
};

export const OneBusinessCategory: Story = {
  render: () => (
    <BusinessCatalogue
      products={products.slice(0, 2)}
      categories={categories}
      currentCategory="transport"
    />
  ),
};

export const OneBusinessProduct: Story = {
  render: () => <BusinessProduct product={aProduct({ mainImg })} description={html} />,
};

export const CorporateMedicine: Story = { render: () => <MedicalPage /> };
