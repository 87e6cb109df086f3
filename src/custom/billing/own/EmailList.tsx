import { Typography } from '@mui/material';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { DeleteRecord } from '../../../resources/uses/DeleteRecord.tsx';
import { useCan } from '../../../shell/context.ts';
import { OwnHead } from './BillingPage.tsx';

function Confirmed() {
  const translate = useTranslate();
  const confirmed = Boolean(useRecordContext()?.confirmed);
  return (
    <StateChip
      tone={confirmed ? 'done' : 'waiting'}
      label={translate(`billing.emails.${confirmed ? 'confirmed' : 'waits'}`)}
    />
  );
}

/** How many more there may be (max-billing-emails). */
function Left() {
  const translate = useTranslate();
  const { meta, total = 0 } = useListContext();
  const most = meta?.max_emails;
  if (most === undefined) return null;
  return (
    <Typography color="text.secondary">
      {translate('billing.emails.hint', { left: most - total, most })}
    </Typography>
  );
}

/** Who is written to about billings. */
export function EmailList() {
  const may = useCan('general_settings.billing_dashboard.update');
  const above = <OwnHead>{may ? <Left /> : null}</OwnHead>;
  return (
    <GeneratedList
      above={above}
      cells={{ confirmed: Confirmed }}
      {...(may ? { rowActions: <DeleteRecord redirect={false} /> } : {})}
    />
  );
}
