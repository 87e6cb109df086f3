import { useGetList } from 'react-admin';
import type { Localized } from '../../../../../contract/engine/languages.ts';
import { resourceOf } from '../../../../dataProvider/sources.ts';
import { usePanel } from '../../../../shell/context.ts';
import type { Option } from './combinations.ts';

const all = (field: string) =>
  ({
    pagination: { page: 1, perPage: 240 },
    sort: { field, order: 'ASC' },
  }) as const;

/** The options of a seller, attribute by attribute, with what they are called. */
export function useOptions() {
  const { lang } = usePanel();
  const attributes = useGetList(resourceOf('shop-attributes'), all('name'));
  const options = useGetList(resourceOf('shop-attribute-options'), all('option'));
  const order = (attributes.data ?? []).map(({ id }) => Number(id));
  const list: Option[] = (options.data ?? [])
    .map((each) => ({
      id: Number(each.id),
      attributeId: Number(each.attribute_id),
      option: each.option as Localized,
    }))
    .sort((one, other) => order.indexOf(one.attributeId) - order.indexOf(other.attributeId));
  const attributeOf = ({ attributeId }: Option) => {
    const found = attributes.data?.find(({ id }) => Number(id) === attributeId);
    return (found?.name as Localized | undefined)?.[lang] ?? '';
  };
  const nameOf = ({ option }: Option) => option[lang];
  return { list, attributeOf, nameOf, isLoading: attributes.isPending || options.isPending };
}
export type SellerOptions = ReturnType<typeof useOptions>;
