/** Fills the parameters of a path: `/api/blogs/{slug}` + `{slug: "a b"}` → `/api/blogs/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") {
      throw new TypeError(`The path ${path} needs the parameter "${name}".`);
    }
    return encodeURIComponent(String(value));
  });
}
