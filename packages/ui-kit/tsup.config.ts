import { carrying, library } from "@sughurta/tsup-config";

export default library({
  ...carrying(["leaflet", "qrcode", "react-day-picker", "swiper"]),
  entry: ["src/index.ts", "src/styles.css", "src/forms.css", "src/map.css", "src/fonts.css"],
  loader: { ".woff2": "file" },
});
