import { Alert } from "@sughurta/ui-kit";

/** Why an action was refused, announced at once. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  return text ? (
    <Alert tone="danger" live="assertive">
      {text}
    </Alert>
  ) : null;
}
