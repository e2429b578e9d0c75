import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, PolicySheet, Ridges } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import type { InsuredFamily } from "./family-tiles.tsx";

/** Height of its pattern, in pixels. */
const CLOTH_HEIGHT_PX = 176;

/** A policy of what the pointer or the focus is on, over the mountains: what a visitor will have. */
export function HomeSheet({ insured }: { readonly insured: InsuredFamily }) {
  const { t, rich, format } = useTexts(contentTexts.home);
  const { supportPhone } = useInsurer();
  const { family, title, href, priceFrom } = insured;
  return (
    <>
      <Ridges />
      <PolicySheet
        family={family}
        seed={1}
        clothHeight={CLOTH_HEIGHT_PX}
        state={t("home.sheetState")}
        title={title}
        facts={[
          ...(priceFrom === undefined
            ? []
            : [
                {
                  key: "price",
                  label: t("home.sheetPrice"),
                  value: rich("home.priceFrom", { price: format.money(priceFrom) }),
                },
              ]),
          { key: "phone", label: t("home.sheetPhone"), value: supportPhone },
        ]}
        actions={<ButtonLink href={href}>{t("home.sheetChoose")}</ButtonLink>}
      />
    </>
  );
}
