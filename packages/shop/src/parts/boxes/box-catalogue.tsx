import { type BoxLinks, boxesTexts } from "@sughurta/boxes";
import type { BoxProduct } from "@sughurta/contracts";
import type { Language } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { preloadTexts, useLanguage, useTexts } from "@sughurta/i18n";
import { laterPart } from "@sughurta/order";
import { Button, Skeleton } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import type { ShopCalls } from "../../session/shop-session.ts";
import { shopTexts } from "../../texts/shop-texts.ts";
import { Arrival } from "../arrival.tsx";
import { type BoxOrderProps, OrderOfBox } from "./box-order.tsx";
import { loadBoxes } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const listPart = laterPart(() => import("./box-list-part.ts"));
const List = lazy(async () => ({ default: (await listPart.load()).BoxList }));

/**
 * The code of the list and its texts load while the boxes are requested, and the way back from an order:
 * the whole shop would wait for it once a box is chosen.
 */
function loadList(calls: ShopCalls, category: string | undefined, language: Language) {
  listPart.preload();
  preloadTexts(language, [boxesTexts, shopTexts]).catch(() => undefined);
  return loadBoxes(calls, category);
}

/** Properties of {@link BoxCatalogue}. */
export interface BoxCatalogueProps extends Pick<BoxOrderProps, "operators"> {
  /** Slug of a category; all boxes without one. */
  readonly category?: string | undefined;
  /** Your pages for a box and its order, by slug; without `order` a box is ordered in place of the list. */
  readonly links?: BoxLinks | undefined;
}

/**
 * The boxes of the insurer; a press on one opens its order in the same place, or your own page. What is sold at an
 * office only leads to the insurer's phone and offices.
 */
export function BoxCatalogue({ category, links, operators }: BoxCatalogueProps) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<BoxProduct>();
  if (chosen) {
    return (
      <Arrival key={chosen.slug}>
        <ToAllBoxes onPress={() => setChosen(undefined)} />
        <OrderOfBox slug={chosen.slug} known={chosen} operators={operators} />
      </Arrival>
    );
  }
  return (
    <LazyBoundary fallback={<Skeleton shape="card" />}>
      <Loaded key={category} load={(calls) => loadList(calls, category, language)}>
        {(boxes) => <List boxes={boxes} links={links} onOrder={setChosen} />}
      </Loaded>
    </LazyBoundary>
  );
}

function ToAllBoxes({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTexts(shopTexts);
  return (
    <Button variant="quiet" icon="arrow-left" onClick={onPress}>
      {t("allBoxes")}
    </Button>
  );
}
