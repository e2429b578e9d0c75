import type { BoxLinks } from "@sughurta/boxes";
import type { BoxProduct } from "@sughurta/contracts";
import { LazyBoundary } from "@sughurta/forms";
import { useLanguage, useTexts } from "@sughurta/i18n";
import { Button, Skeleton } from "@sughurta/ui-kit";
import { lazy, useState } from "react";
import { shopTexts } from "../../texts/shop-texts.ts";
import { Arrival } from "../arrival.tsx";
import { BoxOrder, type BoxOrderProps } from "./box-order.tsx";
import { loadBoxes } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const List = lazy(async () => ({ default: (await import("./box-list-part.ts")).BoxList }));

export interface BoxCatalogueProps extends Pick<BoxOrderProps, "operators"> {
  /** Slug of a category; all boxes without one. */
  readonly category?: string | undefined;
  /** Pages of yours. Without `order` a box is ordered in place of the list. */
  readonly links?: BoxLinks | undefined;
}

/** The boxes of the insurer; a press on one opens its order in the same place, or your own page. */
export function BoxCatalogue({ category, links, operators }: BoxCatalogueProps) {
  const { t } = useTexts(shopTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<BoxProduct>();
  if (chosen) {
    return (
      <Arrival key={chosen.slug}>
        <Button variant="quiet" icon="arrow-left" onClick={() => setChosen(undefined)}>
          {t("allBoxes")}
        </Button>
        <BoxOrder slug={chosen.slug} operators={operators} />
      </Arrival>
    );
  }
  return (
    <LazyBoundary fallback={<Skeleton shape="card" />}>
      <Loaded key={`${category} ${language}`} load={(calls) => loadBoxes(calls, category)}>
        {(boxes) => <List boxes={boxes} links={links} onOrder={setChosen} />}
      </Loaded>
    </LazyBoundary>
  );
}
