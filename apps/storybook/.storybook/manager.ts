import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({ theme: create({ base: "light", brandTitle: "Sughurta, every part" }) });
