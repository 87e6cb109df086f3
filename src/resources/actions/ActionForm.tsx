import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import {
  Form,
  type RaRecord,
  RecordContextProvider,
  SourceContextProvider,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ApiError } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { Inputs } from '../form/FormFields.tsx';
import { bodyResolver, startValues } from '../form/form-rules.ts';
import { saidBy } from '../pieces/said-by.ts';
import { type Action, useConfirmWord } from './use-actions.ts';

type Body = Record<string, unknown>;

interface Props {
  readonly action: Action;
  readonly record: RaRecord;
  /** Makes the call; throws what the server refuses. */
  readonly onSend: (body: Body) => Promise<void>;
  readonly onClose: () => void;
}

const isOfField = (error: unknown, fields: object): error is ApiError =>
  error instanceof ApiError && Object.keys(error.errors ?? {}).some((name) => name in fields);

/** Sends the form; what is refused stands at its field or, where it is of none, above the form. */
function useSending({ action, onSend }: Props) {
  const [refused, setRefused] = useState<string>();
  const send = async (body: Body): Promise<Record<string, string> | undefined> => {
    setRefused(undefined);
    try {
      await onSend(body);
      return undefined;
    } catch (error) {
      if (!isOfField(error, action.call.asks ?? {})) {
        setRefused(saidBy(error));
        return undefined;
      }
      return Object.fromEntries(
        Object.entries(error.errors ?? {}).map(([name, said]) => [name, said.join(' ')]),
      );
    }
  };
  return { refused, send };
}

function Buttons({ action, onClose }: Pick<Props, 'action' | 'onClose'>) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      <Button
        type="submit"
        variant="contained"
        color={action.tone === 'danger' ? 'error' : 'primary'}
        loading={isSubmitting}
      >
        {useConfirmWord(action)}
      </Button>
    </DialogActions>
  );
}

/** The question before an action that needs something filled in: a form of the fields that its call asks for. */
export function ActionForm(props: Props) {
  const { action, record, onClose } = props;
  const translate = useTranslate();
  const { store } = usePanel();
  const id = useId();
  const resource = useResourceContext() ?? '';
  const name = useGetRecordRepresentation(resource)(record);
  const { refused, send } = useSending(props);
  const { asks = {} } = action.call;
  const labels = {
    getSource: (source: string) => source,
    getLabel: (source: string) => `${action.words}.fields.${source}`,
  };
  const form = {
    fields: asks,
    words: `resources.${resource}`,
    help: `${action.words}.help`,
    isNarrow: true,
  } as const;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <RecordContextProvider value={undefined}>
        <Form
          noValidate
          onSubmit={send}
          defaultValues={startValues({ fields: asks }, store.country_id)}
          {...(action.form ? { resolver: bodyResolver(action.form) } : {})}
        >
          <DialogTitle id={id}>{translate(`${action.words}.question`, { name })}</DialogTitle>
          <DialogContent>
            {refused ? (
              <Alert severity="error" sx={{ mb: 2 }}>
                {translate(refused)}
              </Alert>
            ) : null}
            <Typography sx={{ mb: 2 }}>{translate(`${action.words}.text`, { name })}</Typography>
            <SourceContextProvider value={labels}>
              <Inputs form={form} names={Object.keys(asks)} />
            </SourceContextProvider>
          </DialogContent>
          <Buttons action={action} onClose={onClose} />
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}
