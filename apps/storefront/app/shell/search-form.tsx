import { useTexts } from "@sughurta/i18n";
import { Icon } from "@sughurta/ui-kit";
import { MAX_QUERY } from "../navigation/cache-key-params.ts";
import { shellTexts } from "../texts/shell-texts.ts";

export interface SearchFormProps {
  /** The search query. */
  query?: string | undefined;
}

/** Searches the site: a plain form, which needs no scripts. */
export function SearchForm({ query = "" }: SearchFormProps) {
  const { t } = useTexts(shellTexts);
  return (
    <search className="sf-search" aria-label={t("search.label")}>
      <form action="/search">
        <input
          className="sf-search__input"
          type="search"
          name="q"
          aria-label={t("search.field")}
          placeholder={t("search.short")}
          defaultValue={query}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="sf-search__button" type="submit" aria-label={t("search.submit")}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
