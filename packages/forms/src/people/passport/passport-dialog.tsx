import type {
  PassportLines,
  PassportReader,
  PassportReadFailure,
  PassportReading,
} from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, Spinner, Stack } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import { peopleTexts } from "../texts/people-texts.ts";
import { PassportReview } from "./passport-review.tsx";
import { passportTexts } from "./passport-texts.ts";
import type { PassportForm } from "./passport-to-fields.ts";

export interface PassportDialogProps {
  readonly reader: PassportReader;
  readonly asked: PassportForm;
  readonly values: unknown;
  readonly today: string;
  readonly onFill: (reading: PassportReading, replace: boolean) => void;
  readonly onClose: () => void;
}

type State =
  | { readonly step: "aim"; readonly failure?: PassportReadFailure }
  | { readonly step: "reading" }
  | { readonly step: "review"; readonly reading: PassportReading };

/** From the photo over the reading to the values that are filled in. */
export function PassportDialog({
  reader,
  asked,
  values,
  today,
  onFill,
  onClose,
}: PassportDialogProps) {
  const { t } = useTexts(passportTexts);
  const { t: peopleText } = useTexts(peopleTexts);
  const [state, setState] = useState<State>({ step: "aim" });
  const camera = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);

  async function read(input: HTMLInputElement) {
    const [picture] = input.files ?? [];
    // The same file can be chosen again, and no reference to the picture stays on the page.
    input.value = "";
    if (!picture) return;
    setState({ step: "reading" });
    const result = await reader.read(picture, today);
    setState(
      "failure" in result
        ? { step: "aim", failure: result.failure }
        : { step: "review", reading: result },
    );
  }

  async function checkLines(lines: PassportLines) {
    const reading = await reader.readLines(lines, today);
    setState({ step: "review", reading });
  }

  const inputs = (
    <>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t("takePhoto")}
        onChange={({ currentTarget }) => void read(currentTarget)}
      />
      <input
        ref={pictures}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("choosePicture")}
        onChange={({ currentTarget }) => void read(currentTarget)}
      />
    </>
  );
  return (
    <Dialog
      open
      title={peopleText("readPassport")}
      closeText={t("close")}
      onClose={onClose}
      footer={
        state.step === "aim" ? (
          <Stack gap="sm">
            <Button wide icon="image" onClick={() => camera.current?.click()}>
              {t("takePhoto")}
            </Button>
            <Button wide variant="secondary" onClick={() => pictures.current?.click()}>
              {t("choosePicture")}
            </Button>
          </Stack>
        ) : undefined
      }
    >
      {inputs}
      <Stack gap="lg">
        <div aria-live="polite">
          {state.step === "reading" ? <Spinner label={t("reading")} /> : null}
          {state.step === "aim" && state.failure ? (
            <Alert tone="warning">{t(`failures.${state.failure}`)}</Alert>
          ) : null}
        </div>
        {state.step === "aim" ? (
          <>
            <PassportAim />
            <p>{t("aim")}</p>
            <p className="sg-note">{t("private")}</p>
          </>
        ) : null}
        {state.step === "review" ? (
          <PassportReview
            key={state.reading.lines.join("")}
            reading={state.reading}
            asked={asked}
            values={values}
            onCheckLines={(lines) => void checkLines(lines)}
            onFill={(replace) => onFill(state.reading, replace)}
            onAgain={() => setState({ step: "aim" })}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** How the page lies in the picture: the photo above, both lines whole and level at its foot. */
function PassportAim() {
  return (
    <svg viewBox="0 0 250 176" aria-hidden="true" className="sg-passport-aim">
      <rect x="1" y="1" width="248" height="174" rx="8" fill="none" stroke="currentColor" />
      <rect x="14" y="18" width="62" height="82" rx="4" fill="currentColor" opacity="0.25" />
      <path d="M92 28h70M92 48h110M92 68h90M92 88h60" stroke="currentColor" opacity="0.35" />
      <rect
        x="8"
        y="122"
        width="234"
        height="44"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <g fill="currentColor" fontFamily="monospace" fontSize="13" textAnchor="middle">
        <text x="125" y="140">
          P&lt;TJKSAIDOVA&lt;&lt;MADINA&lt;&lt;&lt;&lt;
        </text>
        <text x="125" y="158">
          4012345676TJK9005145F3006014
        </text>
      </g>
    </svg>
  );
}
