import { Alert } from "@sughurta/ui-kit";

/** Why an action was refused, at once said aloud. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  return text ? (
    <Alert tone="danger" live="assertive">
      {text}
    </Alert>
  ) : null;
}
