import { type DraftDefinition, type OrderWizard, useDraft } from "@sughurta/order";
import { useMemo } from "react";
import { boxDraftNames } from "./box-draft.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";

type BoxDraft = DraftDefinition<{
  values: BoxOrderValues;
  part: "order";
  choices: object;
  identity: object;
}>;

/** An agreement is given anew each time. */
function identityOf({ agree: _, ...identity }: BoxOrderValues) {
  return identity;
}

/** The texts that were filled in; `undefined` where there are none. */
function readTexts(kept: object): object | undefined {
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in EMPTY_BOX_ORDER && typeof value === "string" && value !== "",
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Fills what is still untouched with what a draft holds. */
function mergeTexts(values: BoxOrderValues, texts: object): BoxOrderValues {
  const untouched = Object.entries(texts).filter(
    ([name]) => fieldOf(values, name) === fieldOf(EMPTY_BOX_ORDER, name),
  );
  return { ...values, ...Object.fromEntries(untouched) };
}

function fieldOf(values: BoxOrderValues, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}

/** Restores a half-filled order after a reload and keeps it while it is filled in (decision 30). */
export function useBoxDraft(
  slug: string,
  wizard: Pick<OrderWizard<BoxOrderValues, "order", "order">, "form" | "placeByPart" | "resume">,
  { today, paid }: { readonly today: string; readonly paid: boolean },
) {
  const definition = useMemo<BoxDraft>(
    () => ({
      ...boxDraftNames(slug),
      version: 1,
      firstPart: "order",
      newOrder: () => EMPTY_BOX_ORDER,
      servicePart: { of: identityOf, read: readTexts },
      merge: mergeTexts,
    }),
    [slug],
  );
  const { form, placeByPart, resume } = wizard;
  return useDraft(definition, { form, today, paid, place: placeByPart, onResumed: resume });
}
