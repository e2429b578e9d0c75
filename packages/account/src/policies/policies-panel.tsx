import { useApiClient } from "@sughurta/api-client/react";
import { myDrafts } from "@sughurta/contracts/draft";
import { type MyPolicy, myPolicies } from "@sughurta/contracts/policy";
import { useTexts } from "@sughurta/i18n";
import { Accordion, ButtonLink, EmptyState, Stack } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { DraftList } from "../records/draft-list.tsx";
import type { AccountLinks } from "../section/account-links.ts";
import { LoadedSection } from "../section/account-section.tsx";
import { useLoaded } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { AddPolicy } from "./add-policy.tsx";
import { byState } from "./by-state.ts";
import { PolicyCard } from "./policy-card.tsx";

export interface PoliciesPanelProps {
  readonly links: AccountLinks;
  readonly today: string;
  readonly onClaim: (policy: MyPolicy) => void;
  readonly onDocument: ((policyNumber: string) => void) | undefined;
  readonly renderNote: ((policyNumber: string) => ReactNode) | undefined;
}

/** Policies of the account, orders to continue, and how to add a policy from elsewhere. */
export function PoliciesPanel({
  links,
  today,
  onClaim,
  onDocument,
  renderNote,
}: PoliciesPanelProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useLoaded(async () => {
    const [policies, drafts] = await Promise.all([
      client.send(myPolicies, {}),
      client.send(myDrafts, {}),
    ]);
    return { policies: policies.data, drafts: drafts.data };
  });
  return (
    <Stack gap="lg">
      <LoadedSection control={control}>
        {({ policies, drafts }) => (
          <Stack gap="lg">
            <DraftList drafts={drafts} draftHref={links.draftHref} />
            {policies.length === 0 ? (
              <EmptyState
                title={t("policies.none")}
                actions={<ButtonLink href={links.shopHref}>{t("policies.buy")}</ButtonLink>}
              >
                {t("policies.noneText")}
              </EmptyState>
            ) : null}
            <div className="sg-account__policies">
              {byState(policies).map((policy) => (
                <PolicyCard
                  key={policy.policyNumber}
                  policy={policy}
                  today={today}
                  renewHref={links.renewHref(policy)}
                  payHref={links.payHref?.(policy)}
                  onClaim={onClaim}
                  onDocument={onDocument}
                  note={renderNote?.(policy.policyNumber)}
                  onChanged={control.reload}
                />
              ))}
            </div>
          </Stack>
        )}
      </LoadedSection>
      <Accordion
        items={[
          { key: "add", title: t("add.title"), content: <AddPolicy onAdded={control.reload} /> },
        ]}
      />
    </Stack>
  );
}
