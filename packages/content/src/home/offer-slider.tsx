import { useTexts } from "@sughurta/i18n";
import { Button, ButtonLink, Card } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { Slider } from "./slider.tsx";

/** Time on one offer (S0 §9). */
const OFFER_AUTOPLAY_MS = 4_000;

const OFFERS = [
  { key: "travel", href: "/travel" },
  { key: "family", href: "/boxes" },
  { key: "home", href: "/boxes" },
] as const;

export interface OfferSliderProps {
  /** Requests a callback about an offer, by its title. */
  readonly onRequest: (about: string) => void;
}

/** Static offers with a request for a call (S0 §2). */
export function OfferSlider({ onRequest }: OfferSliderProps) {
  const { t } = useTexts(contentTexts.home);
  return (
    <Slider
      label={t("home.offers")}
      autoplayMs={OFFER_AUTOPLAY_MS}
      slides={OFFERS.map(({ key, href }) => ({
        key,
        content: (
          <Card ground="deep" className="sg-offer">
            <h3 className="sg-offer__title">{t(`offers.${key}Title`)}</h3>
            <p className="sg-offer__text">{t(`offers.${key}Text`)}</p>
            <div className="sg-offer__actions">
              <Button variant="accent" onClick={() => onRequest(t(`offers.${key}Title`))}>
                {t("offers.request")}
              </Button>
              <ButtonLink variant="secondary" href={href}>
                {t("offers.more")}
              </ButtonLink>
            </div>
          </Card>
        ),
      }))}
    />
  );
}
