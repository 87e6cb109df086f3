import ClaimsIcon from '@mui/icons-material/ReceiptOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';

/** The way from a gift or a coupon to its claims, in whatever state they are. */
export function ClaimsLink({ by }: { by: 'gift_id' | 'coupon_id' }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const may = useCan('redemptions.read');
  const id = Number(useRecordContext()?.id);
  const name = translate('claimsLink');
  if (!may) return null;
  return (
    <Tooltip title={name}>
      <IconButton
        aria-label={name}
        component={Link}
        to={`${addressOf(resourceOf('company-all-vouchers'))}${filteredBy({ [by]: id })}`}
      >
        <ClaimsIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
