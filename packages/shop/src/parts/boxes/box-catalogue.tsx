import type { ApiClient } from "@sughurta/api-client";
import { type BoxLinks, boxesTexts } from "@sughurta/boxes";
import type { BoxProduct } from "@sughurta/contracts/box";
import { boxDraft } from "@sughurta/contracts/draft-names";
import type { Language } from "@sughurta/domain";
import { LazyBoundary } from "@sughurta/forms";
import { preloadTexts, useLanguage, useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { quoteLinkKind } from "@sughurta/order/quote-link";
import { Button, Skeleton } from "@sughurta/ui-kit";
import { useState } from "react";
import { PartHeadings, PartRoot } from "#src/root/part-root.tsx";
import { useShop } from "#src/settings/shop-context.ts";
import { shopTexts } from "#src/texts/shop-texts.ts";
import { BOX_ORDER, openOrder, useOnClient } from "../open-order.ts";
import { Arrival } from "../shop-part.tsx";
import { type BoxOrderProps, OrderOfBox } from "./box-order.tsx";
import { loadBoxes } from "./load-boxes.ts";
import { Loaded } from "./loaded.tsx";

const list = lazyModule(() => import("@sughurta/boxes/list"));
const List = lazyComponent(list, (module) => module.BoxList);

/**
 * The code of the list and its texts are loaded while the boxes are requested, and so is the way back from an order:
 * the whole shop would wait for it once a box is chosen.
 */
function loadList(client: ApiClient, category: string | undefined, language: Language) {
  list.preload();
  preloadTexts(language, [boxesTexts, shopTexts]).catch(() => undefined);
  return loadBoxes(client, category);
}

/** Properties of {@link BoxCatalogue}. */
export interface BoxCatalogueProps extends Pick<BoxOrderProps, "operators"> {
  /** Slug of a category; all boxes without one. */
  readonly category?: string | undefined;
  /** Your pages for a box and its order, by slug; without `order` a box is ordered in place of the list. */
  readonly links?: BoxLinks | undefined;
}

/**
 * The boxes of the insurer; a press on one opens its order in the same place, or your own page. Boxes sold in offices
 * only link to the insurer's phone and offices. An unfinished order of this tab or of a link is shown at once.
 */
export function BoxCatalogue({ category, links, operators }: BoxCatalogueProps) {
  const language = useLanguage();
  const { client } = useShop();
  const left = openOrder(client, BOX_ORDER);
  const first = useOnClient(() => (links?.order ? undefined : (slugOfQuoteLink() ?? left.read())));
  const [chosen, setChosen] = useState<{ readonly box: BoxProduct | undefined }>();
  const known = chosen?.box;
  const slug = chosen ? known?.slug : first;

  function order(box: BoxProduct) {
    left.write(box.slug);
    setChosen({ box });
  }

  function showAll() {
    left.remove();
    setChosen({ box: undefined });
  }

  if (slug !== undefined) {
    const screen = (
      <>
        <BackToCatalogue onPress={showAll} />
        <OrderOfBox slug={slug} known={known} operators={operators} />
      </>
    );
    return known ? <Arrival key={slug}>{screen}</Arrival> : <PartRoot>{screen}</PartRoot>;
  }
  return (
    <PartRoot>
      <PartHeadings first={3}>
        <LazyBoundary fallback={<Skeleton shape="card" />}>
          <Loaded key={category} load={({ client }) => loadList(client, category, language)}>
            {(boxes) => <List boxes={boxes} links={links} onOrder={order} />}
          </Loaded>
        </LazyBoundary>
      </PartHeadings>
    </PartRoot>
  );
}

/** The box of a link to its quote that was opened on this page. */
function slugOfQuoteLink(): string | undefined {
  const kind = quoteLinkKind(window.location.href);
  const prefix = boxDraft("");
  return kind?.startsWith(prefix) ? kind.slice(prefix.length) : undefined;
}

function BackToCatalogue({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTexts(shopTexts);
  return (
    <Button variant="quiet" icon="arrow-left" onClick={onPress}>
      {t("allBoxes")}
    </Button>
  );
}
