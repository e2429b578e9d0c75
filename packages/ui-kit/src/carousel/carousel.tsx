import type { Key, ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { useCarousel } from "./use-carousel.ts";

/** One slide, with a key that stays the same between renders. */
export interface CarouselSlide {
  readonly key: Key;
  readonly content: ReactNode;
}

export interface CarouselProps extends ElementAttributes<"section", "onFocus" | "onPointerEnter"> {
  /** The slides in order; each with a unique key. */
  readonly slides: readonly CarouselSlide[];
  /** Names the list for assistive technology. */
  readonly label: string;
  /** Layout of the slides: one fills the view (`full`), small logos, cards in one row at every width (`strip`), or cards that wrap into rows where there is room, and do not move there (`card`). */
  readonly slide?: "full" | "card" | "strip" | "logo" | undefined;
  /** Display time of one slide in milliseconds; without it nothing moves automatically. */
  readonly autoplayMs?: number | undefined;
  readonly previousText: string;
  readonly nextText: string;
  readonly pauseText?: string | undefined;
  readonly playText?: string | undefined;
  readonly className?: string | undefined;
}

/** Arrow keys scroll the list even where its slides have no focusable content. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0 } as const;

/**
 * A scroll-snap list, which shows on phones that there are more slides; optionally it advances automatically, with a
 * pause button. Its engine is loaded on demand.
 */
export const Carousel = /* @__PURE__ */ withRef(function Carousel({
  slides,
  label,
  slide = "card",
  autoplayMs,
  previousText,
  nextText,
  pauseText,
  playText,
  className,
  ...attributes
}: CarouselProps) {
  const { view, list, edges, moves, playing, prepare, step, play, pause } = useCarousel(
    slides.length > 1 ? autoplayMs : undefined,
  );
  const around = autoplayMs !== undefined;
  return (
    <section
      {...attributes}
      className={classNames("sg-carousel", `sg-carousel--${slide}`, className)}
      aria-label={label}
      onFocus={() => {
        pause();
        prepare();
      }}
      onPointerEnter={prepare}
    >
      <div className="sg-carousel__view" ref={view}>
        <ul className="sg-carousel__track" ref={list} {...SCROLLS_BY_KEYBOARD}>
          {slides.map(({ key, content }) => (
            <li key={key} className="sg-carousel__slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 ? (
        <div className="sg-carousel__controls" data-ready={moves ? "" : undefined}>
          {around && pauseText && playText && edges ? (
            <IconButton
              variant="framed"
              icon={playing ? "pause" : "play"}
              label={playing ? pauseText : playText}
              onMouseDown={(event) => event.preventDefault()}
              onClick={playing ? pause : play}
            />
          ) : null}
          <span className="sg-carousel__steps">
            <IconButton
              variant="framed"
              icon="chevron-left"
              label={previousText}
              disabled={!edges || (!around && edges.atStart)}
              onClick={() => void step(-1)}
            />
            <IconButton
              variant="framed"
              icon="chevron-right"
              label={nextText}
              disabled={!edges || (!around && edges.atEnd)}
              onClick={() => void step(1)}
            />
          </span>
        </div>
      ) : null}
    </section>
  );
});
