import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/** Drives a scroll-snap list with Swiper; the list retains its own layout, so nothing moves. */
export function startCarousel(view: HTMLElement, autoplayMs: number | undefined): CarouselEngine {
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: "sg-carousel__track",
    slideClass: "sg-carousel__slide",
    cssMode: true,
    slidesPerView: "auto",
    rewind: autoplayMs !== undefined,
    autoplay: autoplayMs === undefined ? false : { delay: autoplayMs, pauseOnMouseEnter: true },
  });
  // The pointer that loaded the carousel entered before Swiper listened.
  if (view.matches(":hover")) {
    view.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  }
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  };
}
