import { BannerCarousel } from "@sughurta/ui-kit";

export const example = (
  <BannerCarousel
    label="News"
    slides={[
      {
        id: "trips",
        title: "Trips for the summer",
        description: "From 3 TJS a day.",
        mainImg: "/trips.jpg",
        buttonLink: "/travel-order",
        buttonText: "Count the price",
        buttonAddLink: "",
        buttonAddText: "",
      },
    ]}
    previousText="Previous"
    nextText="Next"
  />
);
