import type { DraftDefinition, OrderDraft } from "../draft/draft-record.ts";

/** An order of a plan, a choice and a person with a name. */
export interface ExampleOrder {
  readonly plan: string;
  readonly name: string;
}

const newOrder = (): ExampleOrder => ({ plan: "", name: "" });

/** The draft of such an order: a plan that is not chosen yet is an error. */
export const exampleDraft: DraftDefinition<{
  values: ExampleOrder;
  part: "plan" | "holder";
  choices: Pick<ExampleOrder, "plan">;
  identity: Pick<ExampleOrder, "name">;
}> = {
  kind: "example-order",
  orderName: "example",
  choicesKey: "example.choices",
  version: 1,
  firstPart: "plan",
  newOrder,
  browserPart: {
    of: ({ plan }) => ({ plan }),
    read: ({ plan }: { plan?: unknown }) => (typeof plan === "string" ? { plan } : undefined),
    open: ({ plan }) => ({ ...newOrder(), plan }),
    invalidParts: ({ plan }) => (plan === "" ? ["plan"] : []),
  },
  servicePart: {
    of: ({ name }) => ({ name }),
    read: ({ name }: { name?: unknown }) => (typeof name === "string" ? { name } : undefined),
  },
  merge: (values, { name }) => ({ ...values, name: values.name || name }),
  newer: {
    combine: (older, { plan }) => ({ ...older, plan }),
    saysTheSame: (one, other) => one.plan === other.plan && one.name === other.name,
  },
};

/** The same without anything that the browser may store. */
export const draftWithoutChoices: typeof exampleDraft = {
  ...exampleDraft,
  choicesKey: undefined,
  browserPart: undefined,
};

/** A draft that was never saved and can be transferred. */
export function aDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    kind: exampleDraft.kind,
    isSaved: () => false,
    saveNow: () => {},
    saveFull: async () => {},
    replaceWith: () => true,
    ...changes,
  };
}
