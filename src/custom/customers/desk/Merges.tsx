import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { CustomerPage } from '../../../../contract/customers/company-customers.ts';
import type {
  customerMerges,
  Merge,
  undoMerge,
} from '../../../../contract/customers/customer-merges.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useCustomerChanged } from '../story/use-customer.ts';

const path = '/companies/{storeId}/customers';

function One({ merge, onUndo }: { merge: Merge; onUndo: () => Promise<void> }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const mayMerge = useCan('customers.merge');
  const may = mayMerge && merge.may_undo;
  const points = translate('desk.head.points', {
    smart_count: merge.points,
    points: number(merge.points),
  });
  const state = merge.undone_at
    ? translate('desk.merge.wasUndone', { date: formatDateTime(merge.undone_at) })
    : translate('desk.merge.by', { user: merge.user, date: formatDateTime(merge.created_at) });
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        <strong>{[merge.name, merge.mobile].filter(Boolean).join(', ')}</strong>
        {`: ${points}, ${state}`}
        {mayMerge && !may && !merge.undone_at ? `. ${translate('desk.merge.used')}` : ''}
      </Typography>
      {may ? (
        <Button size="small" onClick={() => void onUndo()}>
          {translate('desk.merge.undo')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The accounts that this one took over; undone while it was not used since. */
export function Merges({ customer }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { store } = usePanel();
  const changed = useCustomerChanged();
  const storeId = store.store_id;
  const id = customer.user_account_id;
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', storeId, id, 'merges'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof customerMerges>('GET', `${path}/{id}/merges`, {
          params: { storeId, id },
          signal,
        })
      ).data.merges,
  });
  const undo = async (merge: Merge) => {
    try {
      const params = { storeId, id: merge.merge_id };
      await send<typeof undoMerge>('POST', `${path}/merges/{id}/undo`, { params, body: {} });
      notify('desk.merge.undone', { type: 'success' });
    } catch (failure) {
      tellFailure(failure);
    }
    await changed();
  };
  if (!data && error) return <ListFailed onRetry={refetch} error={error} />;
  if (!data?.length) return null;
  return (
    <Section title={translate('desk.merge.list')}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((merge) => (
          <One key={merge.merge_id} merge={merge} onUndo={() => undo(merge)} />
        ))}
      </Stack>
    </Section>
  );
}
