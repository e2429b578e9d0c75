import { carrying, library } from "@sughurta/tsup-config";

export default library({
  ...carrying(["leaflet", "qrcode", "react-day-picker", "swiper"]),
  loader: { ".woff2": "file" },
});
