import { customersTable } from '../../../../server/tables/customers.ts';
import { personal } from '../../../../server/tables/personal/all.ts';

const placesOf = ({ table, columns }: (typeof personal)[number]) =>
  Object.entries(columns).map(([name, becoming]) => ({ place: `${table}.${name}`, ...becoming }));
const declared = personal.flatMap(placesOf);

/** Every column in which something of a person may stand, and the files that are named in one. */
export const declaredPlaces: ReadonlySet<string> = new Set([
  ...Object.keys(customersTable).map((name) => `customers.${name}`),
  ...declared.map(({ place }) => place),
  ...['files.rows', 'files.csv'],
]);

const stored = declared.flatMap((each) => (each.becomes === 'stored' ? [each] : []));
/** What is not erased at once. */
export const storedAfterErasing: ReadonlySet<string> = new Set(stored.map(({ place }) => place));
/** What is never erased. */
export const storedForGood: ReadonlySet<string> = new Set(
  stored.flatMap(({ place, days }) => (days === null ? [place] : [])),
);
