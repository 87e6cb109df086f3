import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { permissionToRefer, resourceOf } from '../../../dataProvider/sources.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { channels } from './filters.data.ts';

const most = 240;

function useNamed(entity: string, enabled: boolean) {
  const { lang } = usePanel();
  const { data = [] } = useGetList(
    resourceOf(entity),
    { pagination: { page: 1, perPage: most } },
    { enabled },
  );
  return data.map((record: RaRecord) => ({
    id: String(record.id),
    name: nameOf(record, lang) ?? `#${record.id}`,
  }));
}

/** What the filters of customers choose from. */
export function useChoices() {
  const translate = useTranslate();
  const mayStores = useCan(permissionToRefer('stores'));
  const mayRegions = useCan(permissionToRefer('network-regions'));
  const mayTiers = useCan(permissionToRefer('point-titles'));
  return {
    stores: useNamed('stores', mayStores),
    regions: useNamed('network-regions', mayRegions),
    country_id: useNamed('countries', true),
    tier_id: useNamed('point-titles', mayTiers),
    reachable: channels.map((id) => ({
      id,
      name: translate(`resources.${resourceOf('customers')}.fields.${id}`),
    })),
  };
}
