import type { MyCar } from "@sughurta/contracts/motor";
import type { MyPolicy } from "@sughurta/contracts/policy";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Container, PanelTabs, Skeleton } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { PoliciesPanel } from "../policies/policies-panel.tsx";
import type { AccountLinks } from "../section/account-links.ts";
import type { SecurityPanelProps } from "../security/security-panel.tsx";
import { accountTexts } from "../texts/account-texts.ts";

/** Panels that the first view of the account does not need: each is loaded with its tab. */
export const RecordsPanel = lazyComponent(
  lazyModule(() => import("../records/records-panel.tsx")),
  (module) => module.RecordsPanel,
);
export const PeoplePanel = lazyComponent(
  lazyModule(() => import("../people/people-panel.tsx")),
  (module) => module.PeoplePanel,
);
export const ProfilePanel = lazyComponent(
  lazyModule(() => import("../profile/profile-panel.tsx")),
  (module) => module.ProfilePanel,
);
export const MessagesPanel = lazyComponent(
  lazyModule(() => import("../messages/messages-panel.tsx")),
  (module) => module.MessagesPanel,
);
export const SecurityPanel = lazyComponent(
  lazyModule(() => import("../security/security-panel.tsx")),
  (module) => module.SecurityPanel,
);

export interface AccountPageProps extends SecurityPanelProps {
  /** Pages of the host that the account leads to. */
  readonly links: AccountLinks;
  /** The initially open tab, as reported by {@link AccountPageProps.onTab}; the policies by default. */
  readonly tab?: string | undefined;
  /** Called when another tab is opened, for example to put it into the address. */
  readonly onTab?: ((tab: string) => void) | undefined;
  /** Today in the insurer's zone, ISO. */
  readonly today: string;
  /** Begins a claim on a policy. */
  readonly onClaim: (policy: MyPolicy) => void;
  /** Called when the download of the document has started. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Rendered in the card of a policy below its actions, such as the state of its document on this device. */
  readonly renderPolicyNote?: ((policyNumber: string) => ReactNode) | undefined;
  /** Begins a motor order with a car. */
  readonly onInsureCar: (car: MyCar) => void;
}

const later = (panel: ReactNode) => (
  <LazyBoundary fallback={<Skeleton lines={4} />}>{panel}</LazyBoundary>
);

/** The account of the signed-in person: policies, claims and payments, people and cars, profile, messages, sign-in (SPEC-20). */
export function AccountPage(props: AccountPageProps) {
  const { links, tab, onTab, today, onClaim, onDocument, renderPolicyNote } = props;
  const { onInsureCar, onSignedIn, onSignOut, onRemoved } = props;
  const { t } = useTexts(accountTexts);
  return (
    <Container className="sg-account">
      <h1>{t("cabinet.title")}</h1>
      <PanelTabs
        label={t("cabinet.title")}
        defaultValue={tab}
        onValueChange={onTab}
        tabs={[
          {
            key: "policies",
            label: t("policies.title"),
            panel: (
              <PoliciesPanel
                links={links}
                today={today}
                onClaim={onClaim}
                onDocument={onDocument}
                renderNote={renderPolicyNote}
              />
            ),
          },
          {
            key: "records",
            label: t("cabinet.records"),
            panel: later(<RecordsPanel links={links} />),
          },
          {
            key: "people",
            label: t("cabinet.people"),
            panel: later(<PeoplePanel today={today} onInsureCar={onInsureCar} />),
          },
          {
            key: "profile",
            label: t("profile.title"),
            panel: later(<ProfilePanel today={today} />),
          },
          {
            key: "messages",
            label: t("cabinet.messages"),
            panel: later(<MessagesPanel {...links} />),
          },
          {
            key: "security",
            label: t("cabinet.security"),
            panel: later(
              <SecurityPanel onSignedIn={onSignedIn} onSignOut={onSignOut} onRemoved={onRemoved} />,
            ),
          },
        ]}
      />
    </Container>
  );
}
