import { Card, Container, Heading, Stack } from "@sughurta/ui-kit";
import { PolicyCheckSteps, type PolicyCheckStepsProps } from "./policy-check-steps.tsx";
import { usePolicyCheck } from "./use-policy-check.ts";

export type PolicyCheckProps = Pick<PolicyCheckStepsProps, "today" | "onClaim">;

/** Policy check as a part of a page (S0 §2). */
export function PolicyCheck({ today, onClaim }: PolicyCheckProps) {
  const state = usePolicyCheck();
  return (
    <Container width="form">
      <Card>
        <Stack gap="lg">
          <Heading level={2}>{state.title}</Heading>
          <PolicyCheckSteps today={today} state={state} onClaim={onClaim} />
        </Stack>
      </Card>
    </Container>
  );
}
