/** What the screens of a resource say: `wordOf(words.el, 'customers/customers-tab', 'texts.updated')`. Throws where that is nothing. */
export function wordOf(
  { resources }: { readonly resources: Readonly<Record<string, object>> },
  resource: string,
  path: string,
): string {
  let node: unknown = resources[resource];
  for (const name of path.split('.')) node = (node as Readonly<Record<string, unknown>>)?.[name];
  if (typeof node !== 'string') throw new Error(`${resource} says nothing of ${path}`);
  return node;
}
