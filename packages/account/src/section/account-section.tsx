import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Skeleton, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useId } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import type { LoadedControl } from "./use-loaded.ts";

export interface AccountSectionProps {
  readonly title: string;
  /** Purpose of the section, in a sentence. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One section of a tab, with a heading of its own. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack as="section" className="sg-account__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      {children}
    </Stack>
  );
}

export interface LoadedSectionProps<T> {
  readonly control: LoadedControl<T>;
  readonly children: (data: T) => ReactNode;
}

/** A part of the account: a skeleton, the loaded content, or an error with instructions. */
export function LoadedSection<T>({ control: { loaded, reload }, children }: LoadedSectionProps<T>) {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  if (loaded.kind === "loading") return <Skeleton lines={4} />;
  if (loaded.kind === "ready") return children(loaded.data);
  return (
    <Alert
      tone="danger"
      live="polite"
      actions={
        <Button variant="secondary" icon="refresh" onClick={reload}>
          {t("cabinet.retry")}
        </Button>
      }
    >
      {problemText(loaded.problem, t("cabinet.notLoaded", { phone: supportPhone }))}
    </Alert>
  );
}

/** Why an action was refused, announced at once. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  return text ? (
    <Alert tone="danger" live="assertive">
      {text}
    </Alert>
  ) : null;
}
