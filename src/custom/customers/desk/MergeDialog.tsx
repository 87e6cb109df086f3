import SwapIcon from '@mui/icons-material/SwapHoriz';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type {
  MergePreview,
  mergeAccounts,
  previewMerge,
} from '../../../../contract/customers/customer-merges.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useCallingCountry } from '../../../resources/inputs/use-calling-country.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import type { ActionDialog } from '../../../shell/action.ts';
import { usePanel } from '../../../shell/context.ts';
import { useCustomerChanged } from '../story/use-customer.ts';
import { AskDialog } from './AskDialog.tsx';
import { Comparison } from './MergeTable.tsx';

const path = '/companies/{storeId}/customers/merge-accounts-by-mobiles';

function useMerging({ record: customer, onClose }: ActionDialog) {
  const { store } = usePanel();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const changed = useCustomerChanged();
  const { once, lost } = useOneKey();
  const [preview, setPreview] = useState<MergePreview>();
  const [compared, setCompared] = useState('');
  const [swapped, setSwapped] = useState(false);
  const params = { storeId: store.store_id };
  const own = customer.mobile ?? '';
  const form = useOwnForm({
    // What was compared is what is merged.
    saved: { mobile: compared },
    rule: undefined,
    toSend: ({ mobile }) => ({
      mobiles: (swapped ? [mobile, own] : [own, mobile]) as [string, string],
    }),
    send: async (body) => {
      if (!preview) {
        const { data } = await send<typeof previewMerge>('POST', `${path}/preview`, {
          params,
          body,
        });
        setPreview(data);
        setCompared(data.merged.mobile ?? '');
        return;
      }
      const { data } = await once((idempotencyKey) =>
        send<typeof mergeAccounts>('POST', path, { params, body, idempotencyKey }),
      );
      onClose();
      const id = data.customer.user_account_id;
      navigate(createPath({ resource: resourceOf('customers'), id, type: 'edit' }));
      await changed();
    },
    done: preview ? 'desk.merge.done' : '',
    again: changed,
  });
  const swap = () => {
    setSwapped(!swapped);
    setPreview(
      (now) =>
        now && {
          ...now,
          kept: now.merged,
          merged: now.kept,
          result: { ...now.result, ...nameOf(now.merged) },
        },
    );
  };
  return { form, lost, preview, swap };
}

const nameOf = ({ user_account_id, first_name, last_name, mobile }: MergePreview['kept']) => ({
  user_account_id,
  first_name,
  last_name,
  mobile,
});

/** Makes one account of two: what both have is compared first, and either may be the one that stays. */
export function MergeDialog(props: ActionDialog) {
  const translate = useTranslate();
  const { form, lost, preview, swap } = useMerging(props);
  const understood = useCallingCountry(form.value.mobile);
  const wrong = form.said('mobiles.0') ?? form.said('mobiles.1');
  return (
    <AskDialog
      title={translate('desk.merge.title')}
      confirm={translate(preview ? 'desk.merge.confirm' : 'desk.merge.look')}
      form={form}
      lost={lost}
      ready={preview !== undefined || form.value.mobile.trim().length > 3}
      wide={preview !== undefined}
      onClose={props.onClose}
    >
      {preview ? (
        <>
          <Comparison preview={preview} />
          <Button startIcon={<SwapIcon />} onClick={swap}>
            {translate('desk.merge.swap')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {translate('desk.merge.text')}
          </Typography>
        </>
      ) : (
        <TextField
          autoFocus
          type="tel"
          label={translate('desk.merge.mobile')}
          value={form.value.mobile}
          onChange={({ target }) => form.set({ mobile: mobileOf(target.value) })}
          error={Boolean(wrong)}
          helperText={wrong ?? understood?.said}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
      )}
    </AskDialog>
  );
}
