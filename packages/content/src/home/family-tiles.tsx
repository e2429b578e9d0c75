import { useTexts } from "@sughurta/i18n";
import { type PatternFamily, ProductPattern } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

/** Product families offered on the home page. */
export interface InsuredFamily {
  readonly family: PatternFamily;
  readonly title: string;
  readonly href: string;
  /** TJS of the least expensive policy, where one has a price. */
  readonly priceFrom?: number | undefined;
}

export interface FamilyTilesProps {
  readonly families: readonly InsuredFamily[];
}

/** Everything that can be insured in one view, each with what it costs at least. */
export function FamilyTiles({ families }: FamilyTilesProps) {
  const { t, rich, format } = useTexts(contentTexts.home);
  return (
    <ul className="sg-families" aria-label={t("home.families")}>
      {families.map(({ family, title, href, priceFrom }) => (
        <li key={href}>
          <a className="sg-family" href={href}>
            <ProductPattern family={family} size="small" />
            <span className="sg-family__words">
              <strong className="sg-family__title">{title}</strong>
              {priceFrom === undefined ? null : (
                <span className="sg-family__price">
                  {rich("home.priceFrom", { price: format.money(priceFrom) })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
