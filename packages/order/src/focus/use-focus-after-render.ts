import { focusField, type ZodForm } from "@sughurta/forms";
import { useEffect, useRef } from "react";

/** Puts the focus on a field once a change is on the screen, for a control that goes away with it. */
export function useFocusAfterRender(form: Pick<ZodForm, "fields">) {
  const waiting = useRef<string>(undefined);

  useEffect(() => {
    const name = waiting.current;
    waiting.current = undefined;
    if (name !== undefined) focusField(form, name);
  });

  return (name: string) => {
    waiting.current = name;
  };
}
