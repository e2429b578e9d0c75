import { claimNumber, claimStateTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Badge, Button, Card, Stack } from "@sughurta/ui-kit";
import { claimStatusTexts } from "./status-texts.ts";
import type { OwnClaim } from "./use-followed-claim.ts";

export interface OwnClaimsProps {
  readonly claims: readonly OwnClaim[];
  readonly onOpen: (claimId: string) => void;
}

/** Claims of this visitor or person, which need no code. */
export function OwnClaims({ claims, onOpen }: OwnClaimsProps) {
  const { t, rich } = useTexts(claimStatusTexts);
  if (claims.length === 0) return null;
  return (
    <section className="sg-claim-status__own">
      <h2>{t("own.title")}</h2>
      {claims.map(({ id, policyNumber, state }) => (
        <Card key={id} as="article">
          <Stack gap="sm">
            <Stack direction="row" justify="between" gap="sm">
              <Button variant="secondary" onClick={() => onOpen(id)}>
                {rich("own.number", { number: claimNumber(id) })}
              </Button>
              <Badge tone={claimStateTones[state]}>{t(`state.${state}`)}</Badge>
            </Stack>
            <p>{rich("claim.policy", { policy: policyNumber })}</p>
          </Stack>
        </Card>
      ))}
    </section>
  );
}
