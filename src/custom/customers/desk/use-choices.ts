import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { NamedKind } from '../../../../contract/common/record-names.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { permissionToRefer, resourceOf } from '../../../dataProvider/sources.ts';
import { useRecordNames } from '../../../resources/pieces/use-record-names.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { channels } from './filters.data.ts';
import { placeFilters } from './places.data.ts';

const most = 240;

function useNamed(entity: string, enabled: boolean) {
  const { lang } = usePanel();
  const { data } = useGetList(
    resourceOf(entity),
    { pagination: { page: 1, perPage: most } },
    { enabled },
  );
  return data?.map((record: RaRecord) => ({
    id: String(record.id),
    name: nameOf(record, lang) ?? `#${record.id}`,
  }));
}

/** Choices, and what is chosen although it is among them no more. */
function useChosen(entity: NamedKind, enabled: boolean, chosen: readonly unknown[]) {
  const choices = useNamed(entity, enabled);
  const ids = chosen.flatMap((value) => (value ? String(value).split(',') : []));
  const others = ids.filter((each) => choices?.every(({ id }) => id !== each));
  const { names } = useRecordNames(entity, [...new Set(others.map(Number))]);
  const gone = [...names].map(([id, name]) => ({ id: String(id), name }));
  return [...(choices ?? []), ...gone];
}

/** What the filters of customers choose from, with what they have chosen. */
export function useChoices(chosen: Readonly<Record<string, unknown>>) {
  const valuesOf = (names: readonly string[]) => names.map((name) => chosen[name]);
  const translate = useTranslate();
  const mayStores = useCan(permissionToRefer('stores'));
  const mayRegions = useCan(permissionToRefer('network-regions'));
  const mayTiers = useCan(permissionToRefer('point-titles'));
  return {
    stores: useChosen('stores', mayStores, valuesOf(placeFilters.stores)),
    regions: useChosen('network-regions', mayRegions, valuesOf(placeFilters.regions)),
    country_id: useNamed('countries', true) ?? [],
    tier_id: useChosen('point-titles', mayTiers, valuesOf(['tier_id'])),
    reachable: channels.map((id) => ({
      id,
      name: translate(`resources.${resourceOf('customers')}.fields.${id}`),
    })),
  };
}
