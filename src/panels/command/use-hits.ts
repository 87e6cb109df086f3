import { useQueries } from '@tanstack/react-query';
import { use } from 'react';
import { type GetListResult, type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import type { Language } from '../../../contract/engine/languages.ts';
import { can } from '../../../contract/permissions/permissions.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import { formatDateTime, formatMoney, formatNumber } from '../../i18n/format.ts';
import { filteredBy } from '../../resources/narrowing/filtered-by.ts';
import { ResourcesContext } from '../../resources/pieces/use-resource.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import type { PanelResource } from '../../shell/resource.ts';
import { distanceTo } from './meant.ts';
import { type Command, usePageName } from './use-pages.ts';

/** As many of each kind as a glance takes in. */
const mostOfKind = 4;
const details = [
  'mobile',
  'receipt_number',
  'code',
  'sku_number',
  'store_code',
  'email',
  'customer',
] as const;

const titleOf = (record: RaRecord, lang: Language) =>
  nameOf(record, lang) ||
  [record.first_name, record.last_name].filter(Boolean).join(' ') ||
  record.supplier_name ||
  record.full_name ||
  record.customer ||
  `#${record.id}`;

function detailOf(record: RaRecord, lang: Language): string {
  const title = titleOf(record, lang);
  const known = details.map((name) => record[name]).filter((each) => each && each !== title);
  const amount = typeof record.amount === 'number' ? [formatMoney(record.amount, 'EUR', lang)] : [];
  const at = amount.length && record.created_at ? [formatDateTime(record.created_at)] : [];
  return [...known.slice(0, 2), ...amount, ...at].join(' \u00b7 ');
}

/** How near the nearest of some lines is to a text, by its name or by its detail. */
const nearnessOf = (commands: readonly Command[], q: string) =>
  Math.min(
    ...commands.flatMap(({ name, detail = '' }) => [distanceTo(q, name), distanceTo(q, detail)]),
  );

/** The lists of this panel in which a record is looked for: those the user may read and open. */
function useSearched() {
  const { grants } = usePanel();
  return [...use(ResourcesContext).values()].filter(
    ({ screen, permission, opening, edit }) =>
      screen.findable && edit && can(grants, permission) && can(grants, opening),
  );
}

/** The lines of a list: its first records, what is done with the only one, and the way to all that match. */
function useLinesOf(q: string) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const pageName = usePageName();
  const { lang, grants } = usePanel();
  const recordsOf = ({ name }: PanelResource, records: readonly RaRecord[]) =>
    records.flatMap((record) => {
      const own = titleOf(record, lang);
      const to = `${addressOf(name)}/${record.id}`;
      const hit = {
        id: `${name} ${record.id}`,
        group: name,
        name: own,
        detail: detailOf(record, lang),
        to,
      };
      const points = {
        id: `points ${record.id}`,
        group: name,
        name: translate('shell.command.points', { name: own }),
        to: `${to}?do=adjust`,
      };
      const mayGive = name === resourceOf('customers') && can(grants, 'customers.points');
      return mayGive && records.length === 1 ? [hit, points] : [hit];
    });
  return (resource: PanelResource, answer: GetListResult | undefined): readonly Command[] => {
    const { data = [], total = 0 } = answer ?? {};
    const shown = recordsOf(resource, data.slice(0, mostOfKind));
    if (total <= mostOfKind) return shown;
    const { name } = resource;
    const all = {
      id: `all ${name}`,
      group: name,
      name: translate('shell.command.all', {
        count: formatNumber(total, lang),
        name: pageName(name) ?? '',
      }),
      to: `${addressOf(name)}${filteredBy({ q })}`,
    };
    return [...shown, all];
  };
}

/** Records that a text finds, of each list as soon as it answers; nothing for less than two signs. */
export function useHits(q: string): { hits: readonly Command[]; searching: boolean } {
  const provider = useDataProvider();
  const { store } = usePanel();
  const searched = useSearched();
  const linesOf = useLinesOf(q);
  const enabled = q.length > 1;
  const answers = useQueries({
    queries: searched.map(({ name }) => ({
      queryKey: ['command', store.store_id, name, q],
      enabled,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getList(name, {
          filter: { q },
          pagination: { page: 1, perPage: mostOfKind },
          signal,
        }),
    })),
  });
  // A list with what begins so stands before one with what merely contains it.
  const groups = searched
    .map((each, place) => linesOf(each, answers[place]?.data))
    .sort((one, other) => nearnessOf(one, q) - nearnessOf(other, q) || 0);
  return {
    hits: enabled ? groups.flat() : [],
    searching: enabled && answers.some(({ isFetching }) => isFetching),
  };
}
