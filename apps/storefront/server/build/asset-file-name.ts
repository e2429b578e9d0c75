/** Words in a file name for which content blockers block an address. */
const REFUSED_WORDS =
  /(?:^|[^a-z])(?:ads?|adverts?|advertising|analytics|banners?|beacons?|counters?|metrics?|pixels?|popups?|promos?|sponsors?|track(?:er|ers|ing)?)(?=$|[^a-z])/i;

interface BuiltFile {
  readonly name?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

/** Whether content blockers block a file of this name. */
export const isRefusedName = (name: string): boolean => REFUSED_WORDS.test(name);

/** Pattern for the names of built files: a neutral name replaces one that content blockers block. */
export const assetFileName =
  (ending: ".js" | "[extname]") =>
  ({ name, names = [] }: BuiltFile): string => {
    const isRefused = [name, ...names].some((one) => one !== undefined && isRefusedName(one));
    return `assets/${isRefused ? "part" : "[name]"}-[hash]${ending}`;
  };
