import type { Language } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import type { KeepPiece } from "@sughurta/ui-kit";
import { renderToString } from "react-dom/server";

/** Markup by content, then by language and look: it goes when its content does. */
const kept = new WeakMap<object, Map<string, string>>();

/** A part that is not there yet, or something that belongs into the head of its page. */
const NOT_WHOLE = /\$!-->|<link /;

/** Keeps the pieces of pages of a language: each is rendered by React once, then written as it is. */
export function keepPieces(language: Language): KeepPiece {
  return (piece, { content, look }) => {
    const pieces = kept.get(content) ?? new Map<string, string>();
    kept.set(content, pieces);
    const key = `${language} ${look}`;
    const known = pieces.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(<I18nProvider language={language}>{piece}</I18nProvider>);
    if (NOT_WHOLE.test(markup)) return undefined;
    pieces.set(key, markup);
    return markup;
  };
}
