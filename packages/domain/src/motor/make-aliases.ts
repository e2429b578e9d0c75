/** What people call makes besides their names, where spelling by sound does not lead there. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  Chevrolet: "Шеви, Chevy",
  Chrysler: "Крайслер",
  Citroen: "Citroën",
  Daewoo: "Дэу, Деу, Дэо",
  Dodge: "Додж",
  GAZ: "Волга, Газель",
  Howo: "Хово, Sinotruk",
  Hyundai: "Хендай, Хендэ, Хёндэ",
  IZH: "Планета, Юпитер",
  Lada: "ВАЗ, Жигули, VAZ, Нива",
  "Land Rover": "Ленд Ровер, Рендж",
  "Mercedes-Benz": "Мерс, Бенц, MB",
  Moskvich: "АЗЛК",
  Peugeot: "Пежо",
  Renault: "Рено",
  Volkswagen: "VW, Фолькс",
};
