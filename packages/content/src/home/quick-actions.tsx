import { useTexts } from "@sughurta/i18n";
import { ActionTiles } from "@sughurta/ui-kit";
import type { MouseEvent } from "react";
import { contentTexts } from "../texts/content-texts.ts";

export interface QuickActionsProps {
  /** Page for making a claim. */
  readonly claimHref?: string;
  /** Opens the policy check. */
  readonly onCheckPolicy: () => void;
  /** Scrolls to the activation form; its address is opened where there is no such function. */
  readonly onActivate?: (() => void) | undefined;
}

/** The three most common actions: a claim, a check, an activation (S0 §2). */
export function QuickActions({
  claimHref = "/losses/",
  onCheckPolicy,
  onActivate,
}: QuickActionsProps) {
  const { t } = useTexts(contentTexts.home);

  function activate(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onActivate || !plain) return;
    event.preventDefault();
    onActivate();
  }

  return (
    <ActionTiles
      label={t("home.actions")}
      tiles={[
        {
          key: "claim",
          icon: "alert",
          title: t("home.claimTitle"),
          text: t("home.claimText"),
          href: claimHref,
        },
        {
          key: "check",
          icon: "search",
          title: t("home.checkTitle"),
          text: t("home.checkText"),
          onPress: onCheckPolicy,
        },
        {
          key: "activate",
          icon: "shield",
          title: t("home.activateTitle"),
          text: t("home.activateText"),
          href: "/boxes#activation",
          onPress: activate,
        },
      ]}
    />
  );
}
