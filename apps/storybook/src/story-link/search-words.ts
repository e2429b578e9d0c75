const BEFORE_SEARCH_WORDS = " · ";

/** The name in a title such as `Kit/Fields/DateField · datepicker, calendar`: what follows is for the search. */
export function getName(title: string): string {
  const [, name = title] = /([^/]+)$/.exec(title) ?? [];
  return name.split(BEFORE_SEARCH_WORDS)[0] ?? name;
}
