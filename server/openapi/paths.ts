/** `api-keys` as the name of the one whose id follows: apiKeyId. */
const idOf = (collection: string) =>
  `${collection.replace(/s$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;

/**
 * A path as the document has it: what stands in one place of several paths has one name there, so that no path is
 * there twice under two. The first that comes gives the name; one that the path has already gives way.
 */
export function namedPaths() {
  const names = new Map<string, string>();
  return (path: string): string => {
    let before = '';
    let collection = '';
    const used = new Set<string>();
    const nameOf = (own: string) => {
      const name = names.get(before) ?? (used.has(own) ? idOf(collection) : own);
      names.set(before, name);
      used.add(name);
      return name;
    };
    const parts = path.split('/').map((part) => {
      const [, own] = /^\{(\w+)\}$/.exec(part) ?? [];
      const named = own ? `{${nameOf(own)}}` : part;
      if (!own) collection = part;
      before += own ? '/{}' : `/${part}`;
      return named;
    });
    return parts.join('/');
  };
}
