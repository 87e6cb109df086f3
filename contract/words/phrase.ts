export type Args = Readonly<Record<string, string | number>>;

/**
 * Fills a text: `%{name}` from the arguments, and of `one |||| many` the form for `smart_count`.
 * The same notation as react-admin's, so one word file serves the panels, the public pages and
 * the server.
 */
export function phrase(text: string, args: Args = {}): string {
  const [one = '', many = one] = text.split('||||').map((form) => form.trim());
  const form = args.smart_count === undefined || args.smart_count === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (hole, name: string) => String(args[name] ?? hole));
}
