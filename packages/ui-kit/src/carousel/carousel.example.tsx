import { Card, Carousel } from "@sughurta/ui-kit";

export const example = (
  <Carousel
    label="Partners"
    slides={["Bank", "Clinic", "Garage"].map((name) => ({
      key: name,
      content: <Card>{name}</Card>,
    }))}
    previousText="Previous"
    nextText="Next"
  />
);
