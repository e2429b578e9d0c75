import { useTexts } from "@sughurta/i18n";
import { Icon, type IconName } from "@sughurta/ui-kit";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";
import type { CoverState } from "./programme-covers.ts";

const STATE_ICONS: Readonly<Record<CoverState, IconName>> = {
  paid: "check",
  chosen: "plus",
  unpaid: "close",
};

/** Whether a programme pays, as a mark and in words. */
export function CoverMark({ state }: { readonly state: CoverState }) {
  const { t } = useTexts(motorPagesTexts);
  return (
    <span className={`sg-motor-cover sg-motor-cover--${state}`}>
      <Icon name={STATE_ICONS[state]} size="small" />
      <span>{t(`programmes.states.${state}`)}</span>
    </span>
  );
}
