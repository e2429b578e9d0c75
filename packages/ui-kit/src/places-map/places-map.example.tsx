import { PlacesMap } from "@sughurta/ui-kit";
import { useState } from "react";

// The list stays the same between renders.
const OFFICES = [
  { key: "dushanbe", title: "Dushanbe", href: "#dushanbe", latitude: 38.56, longitude: 68.78 },
  { key: "khujand", title: "Khujand", href: "#khujand", latitude: 40.28, longitude: 69.62 },
];

export function Example() {
  const [office, setOffice] = useState("dushanbe");
  return (
    <PlacesMap
      label="Offices"
      places={OFFICES}
      value={office}
      onValueChange={setOffice}
      texts={{
        group: (count) => `${count} offices`,
        whole: "The whole map",
        zoomIn: "Nearer",
        zoomOut: "Farther",
      }}
    />
  );
}
