import { expect, it } from "vitest";
import { attachment } from "./attachment.ts";

it.each([
  ["act.pdf", "act.pdf", "act.pdf"],
  ["Справка.docx", "file.docx", "%D0%A1%D0%BF%D1%80%D0%B0%D0%B2%D0%BA%D0%B0.docx"],
  ["фото 1.heic", "1.heic", "%D1%84%D0%BE%D1%82%D0%BE%201.heic"],
  ["it's (2).jpg", "it-s-2.jpg", "it%27s%20%282%29.jpg"],
  ["scan", "scan", "scan"],
  ['a"\r\nSet-Cookie: x=1;.pdf', "a-Set-Cookie-x-1.pdf", "a%22%0D%0ASet-Cookie%3A%20x%3D1%3B.pdf"],
  ["\ud800.png", "file.png", "%EF%BF%BD.png"],
])("names %j with an extension that every browser understands", (name, plain, encoded) => {
  const header = attachment(name);
  expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
});
