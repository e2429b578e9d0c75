import { carrying, library } from "@sughurta/tsup-config";

export default library({
  ...carrying(["leaflet", "qrcode", "react-day-picker", "swiper"]),
  loader: { ".svg": "file", ".woff2": "file" },
});
