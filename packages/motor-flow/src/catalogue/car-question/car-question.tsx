import { useApiClient } from "@sughurta/api-client/react";
import { lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { Button, TextField } from "@sughurta/ui-kit";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { NamedCar } from "#src/model/quick-answers.ts";

const search = lazyModule(() => import("./find-named-car.ts"));

/** Maximum length of a typed plate, or make with model. */
const MAX_LENGTH = 60;

/** Properties of the first question of compulsory liability. */
export interface CarQuestionProps {
  /** Page of the order, to which the form leads without scripts too. */
  readonly orderHref: string;
  /** Opens the order of the car; `undefined` where nothing was typed. */
  readonly onContinue: (car: NamedCar | undefined) => void;
  /** Texts of the field and of the button. */
  readonly words: { readonly label: string; readonly hint: string; readonly submit: string };
  /** Further content beside the button. */
  readonly children?: ReactNode;
}

/**
 * The first question of compulsory liability: a plate, or make and model. Its text box is excluded from the browser's
 * own form submission, since a plate may not be in an address (S0 §5).
 */
export function CarQuestion({ orderHref, onContinue, words, children }: CarQuestionProps) {
  const client = useApiClient();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const request = useRef<AbortController>(undefined);
  useFirstInteraction(search.preload);
  useEffect(() => () => request.current?.abort(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (text === "") return onContinue(undefined);
    const controller = new AbortController();
    request.current = controller;
    setBusy(true);
    try {
      const { findNamedCar } = await search.load();
      const car = await findNamedCar(client, text, controller.signal);
      if (!controller.signal.aborted) onContinue(car);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="sg-car-question" action={orderHref} noValidate onSubmit={submit}>
      <TextField
        name=""
        ref={input}
        label={words.label}
        hint={words.hint}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <div className="sg-motor-mtpl__actions">
        <Button type="submit" size="large" busy={isBusy}>
          {words.submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
