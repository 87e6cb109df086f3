import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { giftTypeIds } from '../../../../contract/gifts/gifts.ts';
import { ListWithin } from '../../../resources/list/GeneratedList.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { giftsPath } from './paths.ts';

const only = { gift_type_id: giftTypeIds.supplier };
// All of them are of one type: there is nothing to choose.
const filters = { gift_type_id: null };
const columns = [
  'image',
  'title',
  'supplier_store_id',
  'points',
  'cost',
  'claims_open',
  'claims_redeemed',
  'show_on_catalog',
];

/** The gifts of the catalogue that suppliers deliver. */
export function SupplierGifts() {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      <Title title={translate('tabs.supplier-management/gifts')} />
      <Tabs />
      <ListWithin resource={giftsPath} only={only} columns={columns} filters={filters} />
    </Stack>
  );
}
