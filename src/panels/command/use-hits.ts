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
import { type Command, usePageName } from './use-pages.ts';

/** As many of each kind as a glance takes in. */
const mostOfKind = 4;
const details = ['mobile', 'receipt_number', 'code', 'sku_number', 'store_code', 'email'] as const;

const titleOf = (record: RaRecord, lang: Language) =>
  nameOf(record, lang) ||
  [record.first_name, record.last_name].filter(Boolean).join(' ') ||
  record.supplier_name ||
  record.full_name ||
  record.customer ||
  `#${record.id}`;

function detailOf(record: RaRecord, lang: Language): string {
  const known = details.map((name) => record[name]).filter(Boolean);
  const amount = typeof record.amount === 'number' ? [formatMoney(record.amount, 'EUR', lang)] : [];
  const at = amount.length && record.created_at ? [formatDateTime(record.created_at)] : [];
  return [...known.slice(0, 2), ...amount, ...at].join(' \u00b7 ');
}

/** The lists of this panel in which a record is looked for: those the user may read and open. */
function useSearched() {
  const { grants } = usePanel();
  return [...use(ResourcesContext).values()].filter(
    ({ screen, permission, opening, edit }) =>
      screen.findable && edit && can(grants, permission) && can(grants, opening),
  );
}

/** Records that a text finds, of each list as soon as it answers; nothing for less than two signs. */
export function useHits(q: string): { hits: readonly Command[]; searching: boolean } {
  const translate = useTranslate();
  const provider = useDataProvider();
  const addressOf = useAddressOf();
  const pageName = usePageName();
  const { lang, store, grants } = usePanel();
  const searched = useSearched();
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
  const commandsOf = (resource: PanelResource, answer: GetListResult | undefined) => {
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
  return {
    hits: enabled ? searched.flatMap((each, place) => commandsOf(each, answers[place]?.data)) : [],
    searching: enabled && answers.some(({ isFetching }) => isFetching),
  };
}
