import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { ApiError } from '../../../session/api.ts';

export interface Question {
  readonly name: string;
  readonly type: 'password' | 'text' | 'code';
  readonly label: string;
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly Question[];
  readonly submit: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
  /**
   * Throws an ApiError for what is refused, and any other error for what the browser did not do. True
   * leaves the dialog to whoever goes on with it.
   */
  readonly onSubmit: (typed: Record<string, string>) => Promise<unknown>;
  readonly onClose: () => void;
}

const attributesOf = ({ type }: Question) =>
  type === 'password'
    ? { autoComplete: 'current-password', maxLength: 200 }
    : type === 'code'
      ? { autoComplete: 'one-time-code', inputMode: 'numeric' as const }
      : { autoComplete: 'off', maxLength: 60 };

function useAsking({ onSubmit, onClose }: Pick<Props, 'onSubmit' | 'onClose'>) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ fields: Record<string, string>; all?: string }>();
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError))
      return setComplaint({ fields: {}, all: translate('security.notDone') });
    const fields = Object.entries(error.errors ?? {}).map(([name, texts]) => [
      name,
      texts.join(' '),
    ]);
    const all = fields.length ? undefined : translate(error.whole);
    setComplaint({ fields: Object.fromEntries(fields), ...(all ? { all } : {}) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      if ((await onSubmit(typed)) !== true) onClose();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const type = (name: string, text: string) => setTyped((now) => ({ ...now, [name]: text }));
  return { typed, type, busy, complaint, submit };
}

/** Asks for what a change needs, the password as a rule, and tells at the field what was wrong with it. */
export function AskDialog(props: Props) {
  const { title, text, fields, submit, danger, children, onClose } = props;
  const translate = useTranslate();
  const form = useAsking(props);
  return (
    <Dialog open onClose={onClose} aria-labelledby="security-title" fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          form.submit(event).catch(() => undefined);
        }}
      >
        <DialogTitle id="security-title">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <Stack spacing={2}>
            {form.complaint?.all ? <Alert severity="error">{form.complaint.all}</Alert> : null}
            {children}
            {fields.map((field, index) => (
              <TextField
                key={field.name}
                name={field.name}
                label={field.label}
                type={field.type === 'password' ? 'password' : 'text'}
                value={form.typed[field.name] ?? ''}
                onChange={({ target }) =>
                  form.type(
                    field.name,
                    field.type === 'code' ? digitsOf(target.value, 6) : target.value,
                  )
                }
                error={Boolean(form.complaint?.fields[field.name])}
                helperText={form.complaint?.fields[field.name]}
                autoFocus={index === 0}
                required
                slotProps={{ htmlInput: attributesOf(field) }}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={form.busy}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
