import type { BoxTermsView } from "@sughurta/contracts/box";
import { useTexts } from "@sughurta/i18n";
import { Link, Prose } from "@sughurta/ui-kit";
import { boxTermsTexts } from "../texts/box-terms-texts.ts";

/** Cover of a box with its sums, conditions and exclusions (SPEC-88, SPEC-95). */
export function BoxTerms({ terms }: { readonly terms: BoxTermsView }) {
  const { t } = useTexts(boxTermsTexts);
  const { covers, facts, exclusions, file } = terms;
  return (
    <Prose className="sg-box-terms">
      <h3>{t("covers")}</h3>
      <table>
        <tbody>
          {covers.map(({ text, sum }) => (
            <tr key={text}>
              <th scope="row" colSpan={sum === undefined ? 2 : undefined}>
                {text}
              </th>
              {sum === undefined ? null : <td translate="no">{sum}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("conditions")}</h3>
      <table>
        <tbody>
          {facts.map(({ key, term, value }) => (
            <tr key={key}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exclusions.length > 0 ? (
        <>
          <h3>{t("exclusions")}</h3>
          <ul className="not-covered">
            {exclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      {file === undefined ? null : (
        <p>
          <Link href={file} newTabText={t("newTab")}>
            {t("file")}
          </Link>
        </p>
      )}
    </Prose>
  );
}
