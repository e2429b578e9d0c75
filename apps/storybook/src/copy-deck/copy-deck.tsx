import { downloadFile } from "@sughurta/ui-kit";
import { useDeferredValue, useMemo, useState } from "react";
import { allTexts } from "./all-texts.ts";
import { copyRows, filterRows, toCsv } from "./copy-rows.ts";

const FILE = "sughurta-texts.csv";

/** Every text of the product: key, three languages, place; to browse and to download. */
export function CopyDeck() {
  const rows = useMemo(() => copyRows(allTexts()), []);
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  const shown = useMemo(() => filterRows(rows, wanted), [rows, wanted]);
  // A byte order mark, for spreadsheets that would otherwise assume Latin encoding.
  const download = () =>
    downloadFile(new Blob(["\uFEFF", toCsv(shown)], { type: "text/csv" }), FILE);
  return (
    <>
      <p className="copy-deck__bar">
        <label>
          Words, key or screen{" "}
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>{" "}
        <button type="button" onClick={download}>
          Download as CSV
        </button>{" "}
        <output>
          {shown.length} of {rows.length}
        </output>
      </p>
      <table className="copy-deck__table">
        <thead>
          <tr>
            <th scope="col">Screen and key</th>
            <th scope="col">Русский</th>
            <th scope="col">Тоҷикӣ</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, screen, texts }) => (
            <tr key={`${screen} ${key}`}>
              <th scope="row">
                {screen}
                <br />
                <code>{key}</code>
              </th>
              <td lang="ru">{texts.ru}</td>
              <td lang="tg">{texts.tg}</td>
              <td lang="en">{texts.en}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
