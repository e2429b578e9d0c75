import { useTexts } from "@sughurta/i18n";
import { Icon, type IconName, Link } from "@sughurta/ui-kit";
import type { MouseEvent } from "react";
import { contentTexts } from "../texts/content-texts.ts";

export interface QuickActionsProps {
  readonly claimHref?: string;
  /** Opens the policy check. */
  readonly onCheckPolicy: () => void;
  /** Goes to the activation form; its address is followed where there is no such function. */
  readonly onActivate?: (() => void) | undefined;
}

/** The three things people come for: a claim, a check, an activation (S0 §2). */
export function QuickActions({
  claimHref = "/losses/",
  onCheckPolicy,
  onActivate,
}: QuickActionsProps) {
  const { t } = useTexts(contentTexts);

  function activate(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onActivate || !plain) return;
    event.preventDefault();
    onActivate();
  }

  return (
    <ul className="sg-quick" aria-label={t("home.actions")}>
      <li>
        <a className="sg-quick__action" href={claimHref}>
          <Words icon="alert" title={t("home.claimTitle")} text={t("home.claimText")} />
        </a>
      </li>
      <li>
        <button className="sg-quick__action" type="button" onClick={onCheckPolicy}>
          <Words icon="search" title={t("home.checkTitle")} text={t("home.checkText")} />
        </button>
      </li>
      <li>
        <Link look="plain" className="sg-quick__action" href="/boxes#activation" onClick={activate}>
          <Words icon="shield" title={t("home.activateTitle")} text={t("home.activateText")} />
        </Link>
      </li>
    </ul>
  );
}

function Words({
  icon,
  title,
  text,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <>
      <Icon name={icon} size="large" className="sg-quick__icon" />
      <span className="sg-quick__words">
        <span className="sg-quick__title">{title}</span>
        <span className="sg-quick__text">{text}</span>
      </span>
      <Icon name="arrow-right" className="sg-quick__arrow" />
    </>
  );
}
