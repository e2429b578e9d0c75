import { type ReactNode, useEffect, useRef } from "react";
import { TONE_ICONS } from "../alert/alert.tsx";
import type { Tone } from "../badge/badge.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";

const SHOWN_MS = 8000;

export interface ToastProps {
  readonly tone?: Tone | undefined;
  /** The message; without one nothing shows, yet the live region stays for the next. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly closeText: string;
}

/** A short message over the page; waits while pointed at or focused, then leaves. */
export function Toast({ tone = "neutral", children, onClose, closeText }: ToastProps) {
  const region = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const node = region.current;
    if (!children || node === null) return;
    let timer = setTimeout(() => close.current(), SHOWN_MS);
    const hold = () => clearTimeout(timer);
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => close.current(), SHOWN_MS);
    };
    node.addEventListener("pointerenter", hold);
    node.addEventListener("focusin", hold);
    node.addEventListener("pointerleave", release);
    node.addEventListener("focusout", release);
    return () => {
      clearTimeout(timer);
      node.removeEventListener("pointerenter", hold);
      node.removeEventListener("focusin", hold);
      node.removeEventListener("pointerleave", release);
      node.removeEventListener("focusout", release);
    };
  }, [children]);

  return (
    <div className="sg-toasts" role="status" ref={region}>
      {children ? (
        <div className={`sg-toast sg-tone-${tone}`}>
          <Icon name={TONE_ICONS[tone]} />
          <span className="sg-toast__text">{children}</span>
          <IconButton icon="close" label={closeText} onClick={onClose} />
        </div>
      ) : null}
    </div>
  );
}
