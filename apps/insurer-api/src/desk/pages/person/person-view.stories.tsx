import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId } from "#src/desk/testing/story-rows.ts";
import { type ChosenPerson, type PersonFacts, peopleView, personView } from "./person-view.ts";

const meta = {
  title: "Desk/A person's data",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Requests of people: a copy of their data, corrections, erasure." },
    },
  },
} satisfies Meta;
export default meta;

const request = { id: rowId(80), requestedBy: "zarina", createdAt: AT, erasedAt: null };
const person = { key: "5f1c", fullName: "Саидова Мадина", name: "саидова мадина" };

const chosen: ChosenPerson = {
  person,
  others: 1,
  language: "tg",
  stored: new Map([
    ["account", 3],
    ["orders", 2],
    ["policies", 4],
    ["payments", 5],
    ["claims", 6],
    ["messages", 9],
  ]),
  erased: new Map([
    ["account", 3],
    ["messages", 9],
  ]),
  blocks: [],
  kept: [
    { kind: "policies", subject: "policy:5511000017", until: "2031-11-25" },
    { kind: "claims", subject: `claim:${rowId(81)}`, until: "2031-06-02" },
  ],
  policies: ["5511000017"],
};

const facts: PersonFacts = {
  request,
  phone: "992921234567",
  people: [person, { key: "77aa", fullName: "Саидов Умед", name: "саидов умед" }],
  chosen,
  proposals: [],
};

export const Requests: StoryObj = deskStory({
  path: "/people",
  respond: (context) => peopleView(aDeskRequest(context), { requests: [request] }),
});

export const StoredForYears: StoryObj = deskStory({
  path: "/people",
  respond: (context) => personView(aDeskRequest(context), facts),
});

export const Blocked: StoryObj = deskStory({
  path: "/people",
  respond: (context) =>
    personView(aDeskRequest(context), {
      ...facts,
      chosen: {
        ...chosen,
        blocks: [
          { kind: "policyInForce", subject: "policy:5511000017", until: "2027-03-01" },
          { kind: "openClaim", subject: `claim:${rowId(81)}` },
        ],
      },
    }),
});

export const Erased: StoryObj = deskStory({
  path: "/people",
  respond: (context) =>
    personView(aDeskRequest(context), {
      ...facts,
      request: { ...request, erasedAt: AT },
      phone: undefined,
      people: [],
      chosen: undefined,
    }),
});
