import { downloadFile } from "@sughurta/ui-kit";
import { useDeferredValue, useMemo, useState } from "react";
import { listedStory, StoryLink } from "../story-link/story-link.tsx";
import { type CopyPart, type CopyRow, copyRows, filterRows, getParts, toCsv } from "./copy-rows.ts";
import textScreens from "./text-screens.json";

const modules = import.meta.glob<{ readonly texts: unknown }>(
  "../../../../{packages/*/src,apps/storefront/app}/**/texts/**/{ru,tg,en}.ts",
  { eager: true },
);

/** Every part of the product that has texts. */
const allTexts = (): CopyPart[] => getParts(modules);

const FILE = "sughurta-texts.csv";

/** The story that shows each text, by its part and key. */
const stories: Readonly<Record<string, Readonly<Record<string, string>>>> = textScreens;

function getStory({ screen, key }: CopyRow): string | undefined {
  const story = stories[screen]?.[key];
  // It may have another name by now.
  return story !== undefined && listedStory(story) ? story : undefined;
}

/** Every text of the product: key, three languages, place; to browse and to download. */
export function CopyDeck() {
  const rows = useMemo(() => copyRows(allTexts()), []);
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  const shown = useMemo(() => filterRows(rows, wanted), [rows, wanted]);
  const seen = useMemo(() => rows.filter(getStory).length, [rows]);
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
      <p>
        {seen} of {rows.length} texts open a story that shows them; the others wait for a state that
        no story has.
      </p>
      <div className="copy-deck__scroll">
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
            {shown.map((row) => {
              const { key, screen, texts } = row;
              const story = getStory(row);
              return (
                <tr key={`${screen} ${key}`}>
                  <th scope="row">
                    {screen}
                    <br />
                    <code>{key}</code>
                    {story ? (
                      <>
                        <br />
                        <StoryLink story={story} />
                      </>
                    ) : null}
                  </th>
                  <td lang="ru">{texts.ru}</td>
                  <td lang="tg">{texts.tg}</td>
                  <td lang="en">{texts.en}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
