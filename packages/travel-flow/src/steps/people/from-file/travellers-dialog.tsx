import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { readTravellers } from "@sughurta/contracts/travel";
import { isIsoDate } from "@sughurta/domain";
import {
  MAX_INSURED_PERSONS,
  MAX_TRAVELLER_FILE_MEGABYTES,
  REQUIRED_TRAVELLER_COLUMNS,
  TRAVELLER_COLUMNS,
  TRAVELLER_HEADINGS,
} from "@sughurta/domain/travel";
import { formTexts, useCallProblemText, useErrorText, type ZodForm } from "@sughurta/forms";
import { useLanguage, useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, downloadFile, Spinner, Stack } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { ListFaults } from "./list-faults.tsx";
import { type AddedPeople, type TravellerList, withListedPeople } from "./listed-people.ts";
import { ListedPeople } from "./listed-people-form.tsx";
import { travellersFileTexts } from "./travellers-file-texts.ts";

/** A file that is chosen, read or refused. */
export type ListFileState =
  | { readonly step: "choose"; readonly problem?: string | undefined }
  | { readonly step: "reading" }
  | { readonly step: "read"; readonly list: TravellerList };

export interface TravellersDialogProps {
  readonly form: ZodForm<TravelOrderValues>;
  readonly onClose: () => void;
  readonly onAdded: (people: AddedPeople) => void;
}

/** From the template over the file to the people who are added. */
export function TravellersDialog({ form, onClose, onAdded }: TravellersDialogProps) {
  const { t } = useTexts(travellersFileTexts);
  const language = useLanguage();
  const { state, read } = useListFile(form.values.beginDate);
  const picker = useRef<HTMLInputElement>(null);
  const headings = TRAVELLER_HEADINGS[language];
  const isRead = state.step === "read";

  function pick(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    // A corrected file can be chosen again under its name.
    input.value = "";
    if (file) void read(file);
  }

  function downloadTemplate() {
    const line = TRAVELLER_COLUMNS.map((column) => headings[column]).join(";");
    // Excel recognises UTF-8 by the byte order mark.
    const file = new Blob([`\ufeff${line}\r\n`], { type: "text/csv" });
    downloadFile(file, "travellers.csv");
  }

  return (
    <Dialog open title={t("title")} closeText={t("close")} onClose={onClose}>
      <input
        ref={picker}
        type="file"
        accept=".csv,.xlsx,text/csv"
        hidden
        aria-label={t("choose")}
        onChange={({ currentTarget }) => pick(currentTarget)}
      />
      <Stack gap="lg">
        {isRead ? null : (
          <>
            <p>{t("lead", { max: MAX_INSURED_PERSONS })}</p>
            <p>
              {t("columns", {
                columns: REQUIRED_TRAVELLER_COLUMNS.map((column) => headings[column]).join(", "),
              })}
            </p>
            <Button wide variant="secondary" icon="download" onClick={downloadTemplate}>
              {t("template")}
            </Button>
            <p className="sg-note">{t("hint", { max: MAX_TRAVELLER_FILE_MEGABYTES })}</p>
          </>
        )}
        <div aria-live="polite">
          {state.step === "reading" ? <Spinner label={t("reading")} /> : null}
          {state.step === "choose" && state.problem ? (
            <Alert tone="danger">{state.problem}</Alert>
          ) : null}
          {isRead ? (
            <p>
              {t("read", { people: state.list.people.length, faults: state.list.faults.length })}
            </p>
          ) : null}
        </div>
        {isRead ? <ListFaults faults={state.list.faults} /> : null}
        {isRead && state.list.people.length > 0 ? (
          <ListedPeople
            people={state.list.people}
            values={form.values}
            onAdd={(people, replace) => {
              form.setValues((before) => withListedPeople(before, people, replace));
              onAdded({ count: people.length, spelled: people.some(({ spelled }) => spelled) });
            }}
          />
        ) : null}
        <Button
          wide
          variant={isRead ? "secondary" : "primary"}
          icon="upload"
          busy={state.step === "reading"}
          onClick={() => picker.current?.click()}
        >
          {t(isRead ? "chooseAgain" : "choose")}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** Reads a chosen file with the service; a later one replaces it. */
function useListFile(beginDate: string) {
  const { t } = useTexts(travellersFileTexts);
  const client = useApiClient();
  const errorText = useErrorText(formTexts);
  const problemText = useCallProblemText();
  const [state, setState] = useState<ListFileState>({ step: "choose" });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File): Promise<void> {
    reading.current?.abort();
    const max = MAX_TRAVELLER_FILE_MEGABYTES;
    if (file.size > max * 1_000_000) {
      setState({ step: "choose", problem: errorText({ code: "fileTooLarge", values: { max } }) });
      return;
    }
    const controller = new AbortController();
    reading.current = controller;
    setState({ step: "reading" });
    const next = await loadState(file, controller.signal);
    if (!controller.signal.aborted) setState(next);
  }

  async function loadState(file: File, signal: AbortSignal): Promise<ListFileState> {
    try {
      const query = isIsoDate(beginDate) ? { begin_date: beginDate } : {};
      const response = await client.send(readTravellers, { query, bytes: file, signal });
      if (response.status === 200) return { step: "read", list: response.data };
      return { step: "choose", problem: response.data.message };
    } catch (error) {
      return { step: "choose", problem: problemText(toCallProblem(error), t("failed")) };
    }
  }

  return { state, read };
}
