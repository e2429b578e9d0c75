import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { LoadErrorBoundary } from "../load-error-boundary/load-error-boundary.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { CalendarProps } from "./calendar.tsx";

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
