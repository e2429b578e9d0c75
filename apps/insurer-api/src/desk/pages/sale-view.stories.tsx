import type { Meta, StoryObj } from "@storybook/react-vite";
import { boxDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import type { StaffSale } from "#src/platform/database/schema/staff-sale.ts";
import { saleLinkView, salesView } from "./sale-view.ts";

const meta = {
  title: "Desk/Sales",
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "Policies that staff sell to callers and at offices." } },
  },
} satisfies Meta;
export default meta;

const HOUR_MS = 3_600_000;

const aSale = (number: number, changes: Partial<StaffSale> = {}): StaffSale => ({
  id: rowId(number),
  tokenHash: "",
  staffName: "zarina",
  staffRole: "support",
  place: "phone",
  language: "tg",
  draftKind: TRAVEL_DRAFT,
  owner: null,
  orderId: null,
  links: 0,
  createdAt: AT,
  expiresAt: new Date(AT.getTime() + HOUR_MS),
  openedAt: null,
  sentAt: null,
  ...changes,
});

const opened = { owner: "guest", openedAt: AT };
const sent = { ...opened, orderId: rowId(9), links: 1, sentAt: AT };

const products = new Map([
  [TRAVEL_DRAFT, "Страхование путешественников"],
  [boxDraft("kvartira"), "Квартира и соседи"],
]);

export const Sales: StoryObj = deskStory({
  path: "/sales",
  respond: (context) =>
    salesView(aDeskRequest(context), {
      shown: [
        { sale: aSale(1), policyNumber: null },
        { sale: aSale(2, opened), policyNumber: null },
        {
          sale: aSale(3, { ...sent, place: "office", draftKind: boxDraft("kvartira") }),
          policyNumber: null,
        },
        { sale: aSale(4, { ...sent, staffName: "nilufar" }), policyNumber: "5511000017" },
        { sale: aSale(5, { ...opened, expiresAt: AT }), policyNumber: null },
      ],
      next: "",
      products,
      now: AT,
    }),
});

export const Link: StoryObj = deskStory({
  path: "/sales",
  respond: (context) =>
    saleLinkView(aDeskRequest(context), {
      href: "https://sughurta.example/staff-sale#sale=token",
      hours: 2,
    }),
});
