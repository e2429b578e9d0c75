import { type Ref, useEffect, useRef, useState } from "react";
import { useSharedRef } from "../element/use-shared-ref.ts";

/** A calendar inside `box`: closes on Escape and when a press or the focus goes elsewhere. */
export function useCalendarPopup<Name extends string, Box extends HTMLElement>(
  outer?: Ref<Box> | undefined,
) {
  const [shown, setShown] = useState<Name>();
  const [takesFocus, setTakesFocus] = useState(true);
  const [loadFailed, setLoadFailed] = useState(false);
  const box = useRef<Box>(null);
  const boxRef = useSharedRef(box, outer);
  const opener = () => box.current?.querySelector<HTMLElement>(`[data-opens="${shown}"]`);

  /** Opens that calendar, or closes it without a name; its day takes the focus. */
  function show(name: Name | undefined) {
    setTakesFocus(true);
    setShown(name);
  }

  /** Opens that calendar below a date that retains the focus. */
  function help(name: Name) {
    if (loadFailed) return;
    setTakesFocus(false);
    setShown(name);
  }

  /** A valid day was typed: a calendar that was opened as a help is closed. */
  function helped() {
    if (!takesFocus) setShown(undefined);
  }

  /** Closes and restores the focus to the button with that name in `data-opens`. */
  function close() {
    setShown(undefined);
    opener()?.focus();
  }

  /** The calendar cannot be fetched: from now on the date is typed. */
  function lose() {
    setLoadFailed(true);
    setShown(undefined);
    opener()?.closest(".sg-control")?.querySelector("input")?.focus();
  }

  useEffect(() => {
    if (shown === undefined) return;
    function hideOutside(event: Event) {
      if (!box.current?.contains(event.target as Node)) setShown(undefined);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setShown(undefined);
      box.current?.querySelector<HTMLElement>(`[data-opens="${shown}"]`)?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", hideOutside);
    document.addEventListener("focusin", hideOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", hideOutside);
      document.removeEventListener("focusin", hideOutside);
    };
  }, [shown]);

  return { boxRef, shown, takesFocus, show, help, helped, close, loadFailed, lose };
}
