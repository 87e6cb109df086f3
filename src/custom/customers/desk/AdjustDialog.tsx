import { TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useOneKey } from '../../../session/use-one-key.ts';
import type { ActionDialog } from '../../../shell/action.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useCustomerCalls, useCustomerChanged } from '../story/use-customer.ts';
import { AskDialog } from './AskDialog.tsx';

function useAdjusting({ record, onClose }: ActionDialog) {
  const translate = useTranslate();
  const notify = useNotify();
  const { number } = useWritten();
  const { adjust } = useCustomerCalls(Number(record.id));
  const changed = useCustomerChanged();
  const { once, lost } = useOneKey();
  const form = useOwnForm({
    saved: { way: 'give', points: null as number | string | null, reason: '' },
    rule: undefined,
    toSend: ({ way, points, reason }) => ({
      points: (way === 'give' ? 1 : -1) * Number(points),
      reason: reason.trim(),
    }),
    send: async (body) => {
      const { data } = await once((key) => adjust(body, key));
      const { current_balance } = data;
      notify(
        translate('desk.adjust.done', {
          smart_count: current_balance,
          points: number(current_balance),
        }),
        { type: 'success' },
      );
      await changed();
      onClose();
    },
    again: changed,
  });
  return { form, lost };
}

/** Gives or takes points by hand; why is asked for and kept. */
export function AdjustDialog(props: ActionDialog) {
  const translate = useTranslate();
  const { form, lost } = useAdjusting(props);
  const { way, points, reason } = form.value;
  const isAmount = typeof points === 'number' && points > 0;
  return (
    <AskDialog
      title={translate(`resources.${resourceOf('customers')}.texts.actions.adjust.title`)}
      confirm={translate(`desk.adjust.${way}`)}
      danger={way === 'take'}
      form={form}
      lost={lost}
      ready={isAmount && reason.trim() !== ''}
      onClose={props.onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={way}
        onChange={(_, next: string | null) => next && form.set({ way: next })}
      >
        <ToggleButton value="give">{translate('desk.adjust.give')}</ToggleButton>
        <ToggleButton value="take">{translate('desk.adjust.take')}</ToggleButton>
      </ToggleButtonGroup>
      <NumberField
        unit="points"
        label={translate('desk.adjust.points')}
        value={points}
        onChange={(next) => form.set({ points: next })}
        error={form.said('points')}
      />
      <TextField
        multiline
        minRows={2}
        label={translate('desk.adjust.reason')}
        value={reason}
        onChange={({ target }) => form.set({ reason: target.value })}
        error={Boolean(form.said('reason'))}
        helperText={form.said('reason')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('desk.adjust.why')}
      </Typography>
    </AskDialog>
  );
}
