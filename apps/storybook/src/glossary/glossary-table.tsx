import { GLOSSARY } from "@sughurta/glossary";

/** The glossary, a table for each part of the field. */
export function GlossaryTable() {
  return GLOSSARY.map(({ title, terms }) => (
    <section key={title}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">English</th>
            <th scope="col">Русский</th>
            <th scope="col">Тоҷикӣ</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ en, ru, tg, note }) => (
            <tr key={en}>
              <th scope="row">{en}</th>
              <td lang="ru">{ru}</td>
              <td lang="tg">{tg}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
