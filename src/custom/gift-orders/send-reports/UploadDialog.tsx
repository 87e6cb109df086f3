import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Stack,
  TextField,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SupplierReport } from '../../../../contract/gift-orders/supplier-invoices.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { type Upload, type Uploaded, useUpload } from './use-upload.ts';

interface Props {
  readonly report: SupplierReport;
  readonly onClose: () => void;
  readonly onUploaded: (uploaded: Uploaded) => void;
}

// The browser's own field, whose words are not ours: what is seen is the button around it.
const unseen = { position: 'absolute', width: 1, height: 1, opacity: 0, inset: 0 } as const;

function FileField({ upload: { value, set, said } }: { upload: Upload }) {
  const translate = useTranslate();
  const id = useId();
  const error = said('invoice');
  return (
    <div>
      <Button
        component="label"
        variant="outlined"
        color={error ? 'error' : 'primary'}
        startIcon={<PdfIcon />}
        sx={{ '&:focus-within': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        {translate('sendReports.choose')}
        <Box
          component="input"
          type="file"
          accept="application/pdf,.pdf"
          aria-label={translate('sendReports.file')}
          aria-invalid={Boolean(error)}
          aria-describedby={id}
          onChange={({ target }) =>
            set({ invoice: (target as HTMLInputElement).files?.[0] ?? null })
          }
          sx={unseen}
        />
      </Button>
      <FormHelperText id={id} error={Boolean(error)} sx={{ overflowWrap: 'anywhere' }}>
        {[value.invoice?.name, error].filter(Boolean).join(': ')}
      </FormHelperText>
    </div>
  );
}

function Fields({ upload, report }: { upload: Upload; report: SupplierReport }) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  const { value, set, said } = upload;
  const { redemptions, cost } = report;
  const agreed = { smart_count: redemptions, count: number(redemptions), cost: money(cost) };
  return (
    <>
      <FileField upload={upload} />
      <TextField
        label={translate('sendReports.number')}
        value={value.number}
        onChange={({ target }) => set({ number: target.value })}
        error={Boolean(said('number'))}
        helperText={said('number')}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <NumberField
        label={translate('sendReports.amount')}
        value={value.amount}
        onChange={(amount) => set({ amount })}
        error={said('amount')}
        hint={translate('sendReports.amountHint', agreed)}
      />
    </>
  );
}

/** Uploads the invoice of a gift's delivered redemptions; what is refused stays beside its field. */
export function UploadDialog(props: Props) {
  const translate = useTranslate();
  const id = useId();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const upload = useUpload(props);
  const { report, onClose } = props;
  const { busy, differs, lost, refused, save } = upload;
  const again = differs ? 'sendReports.sendDifferent' : 'sendReports.upload';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={narrow}
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
    >
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>
          {translate('sendReports.uploadOf', { title: report.title })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
            {refused && !lost ? <Alert severity="error">{refused}</Alert> : null}
            <Fields upload={upload} report={report} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate(lost ? 'shell.sendAgain' : again)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
