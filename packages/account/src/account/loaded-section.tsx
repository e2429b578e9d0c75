import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Skeleton } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import type { LoadedControl } from "./use-loaded.ts";

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
