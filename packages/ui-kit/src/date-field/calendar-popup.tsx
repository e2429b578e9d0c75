import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import {
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useSharedRef } from "../element/element.ts";
import { useEscape } from "../escape/use-escape.ts";
import { Icon } from "../icon/icon.tsx";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { CalendarProps } from "./calendar.tsx";

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

  useEscape(shown !== undefined, close, () => box.current);
  useEffect(() => {
    if (shown === undefined) return;
    function hideOutside(event: Event) {
      if (!box.current?.contains(event.target as Node)) setShown(undefined);
    }
    document.addEventListener("pointerdown", hideOutside);
    document.addEventListener("focusin", hideOutside);
    return () => {
      document.removeEventListener("pointerdown", hideOutside);
      document.removeEventListener("focusin", hideOutside);
    };
  }, [shown]);

  return { boxRef, shown, takesFocus, show, help, helped, close, loadFailed, lose };
}

const calendar = lazyModule(() => import("./calendar.tsx"));
const Calendar = lazyComponent(calendar, (module) => module.Calendar);

interface CalendarPopupProps extends CalendarProps {
  /** Which day is selected, where there are two. */
  readonly title?: ReactNode;
  /** It could not be fetched. */
  readonly onLost: () => void;
}

/** The calendar below a date; fetched when its button is hovered or focused. */
export function CalendarPopup({ title, onLost, ...props }: CalendarPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  // Before effects: a field that scrolls itself into view takes precedence.
  useLayoutEffect(() => {
    popup.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <LoadErrorBoundary failed={null} onFailed={onLost}>
      <div className="sg-date__popup" ref={popup} role="dialog" aria-label={props.texts.title}>
        {title ? (
          <p className="sg-date__title" role="status">
            {title}
          </p>
        ) : null}
        <Suspense fallback={<Spinner className="sg-date__waiting" />}>
          <Calendar {...props} />
        </Suspense>
      </div>
    </LoadErrorBoundary>
  );
}

interface CalendarButtonProps extends Pick<CalendarProps, "texts"> {
  /** The popup it opens, for restoring the focus. */
  readonly name: string;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  /** Id of the label that distinguishes one calendar button from another. */
  readonly labelId: string;
}

/** Opens and closes the calendar. */
export function CalendarButton({
  texts,
  name,
  open,
  onPress,
  disabled,
  labelId,
}: CalendarButtonProps) {
  return (
    <button
      type="button"
      className="sg-control__action"
      aria-label={texts.open}
      aria-describedby={labelId}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-opens={name}
      disabled={disabled}
      onClick={onPress}
      onFocus={calendar.preload}
      onPointerEnter={calendar.preload}
    >
      <Icon name="calendar" />
    </button>
  );
}
