import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

export interface CarouselEdges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Drives a scroll-snap list with Swiper; the list keeps its own layout, so nothing moves. */
export function startCarousel(
  view: HTMLElement,
  autoplayMs: number | undefined,
  onMove: (edges: CarouselEdges) => void,
): CarouselEngine {
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: "sg-carousel__track",
    slideClass: "sg-carousel__slide",
    cssMode: true,
    slidesPerView: "auto",
    rewind: autoplayMs !== undefined,
    autoplay: autoplayMs === undefined ? false : { delay: autoplayMs, pauseOnMouseEnter: true },
    on: { slideChange: report, reachEnd: report, fromEdge: report, resize: report },
  });
  report(swiper);

  // Swiper may report while it is being made, when there is no `swiper` to ask yet.
  function report({ isBeginning, isEnd }: Swiper) {
    onMove({ atStart: isBeginning, atEnd: isEnd });
  }

  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  };
}
