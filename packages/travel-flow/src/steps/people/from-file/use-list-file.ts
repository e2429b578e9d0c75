import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { readTravellers } from "@sughurta/contracts/travel";
import { isIsoDate } from "@sughurta/domain";
import { MAX_TRAVELLER_FILE_MEGABYTES } from "@sughurta/domain/travel";
import { formTexts, useCallProblemText, useErrorText } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useEffect, useRef, useState } from "react";
import type { TravellerList } from "./listed-people.ts";
import { travellersFileTexts } from "./travellers-file-texts.ts";

/** A file that is chosen, read or refused. */
export type ListFileState =
  | { readonly step: "choose"; readonly problem?: string | undefined }
  | { readonly step: "reading" }
  | { readonly step: "read"; readonly list: TravellerList };

/** Reads a chosen file with the service; a later one replaces it. */
export function useListFile(beginDate: string) {
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
    const next = await stateOf(file, controller.signal);
    if (!controller.signal.aborted) setState(next);
  }

  async function stateOf(file: File, signal: AbortSignal): Promise<ListFileState> {
    try {
      const query = isIsoDate(beginDate) ? { begin_date: beginDate } : {};
      const response = await client.send(readTravellers, { query, bytes: file, signal });
      if (response.status === 200) return { step: "read", list: response.data };
      return { step: "choose", problem: response.data.message };
    } catch (error) {
      return { step: "choose", problem: problemText(callProblemOf(error), t("failed")) };
    }
  }

  return { state, read };
}
