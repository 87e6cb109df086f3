import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Link, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, fileUrl, filled, request } from '../../../session/api.ts';
import { useForms } from './forms.ts';

interface Props {
  /** The field of the upload. */
  readonly name: string;
  readonly path: string;
  readonly saved: string | null;
  /** A picture is seen, a document is opened. */
  readonly kind: 'image' | 'pdf';
  /** The message after an upload. */
  readonly done: string;
}

const accepted = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  pdf: 'application/pdf,.pdf',
};

function useUpload({ name, path, done }: Props) {
  const notify = useNotify();
  const { params, show } = useForms();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.set(name, file);
    setBusy(true);
    setSaid(undefined);
    try {
      show(await request('POST', filled(path, params), { body }));
      notify(done, { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setSaid(error.said);
    } finally {
      setBusy(false);
    }
  };
  return { send, said, busy };
}

function Shown({ saved, kind }: Pick<Props, 'saved' | 'kind'>) {
  const translate = useTranslate();
  if (kind === 'image')
    return saved ? (
      <Box
        component="img"
        src={fileUrl(saved)}
        alt=""
        sx={{ width: 72, height: 72, objectFit: 'contain', borderRadius: 2, flexShrink: 0 }}
      />
    ) : (
      <Box
        aria-hidden
        sx={{ width: 72, height: 72, borderRadius: 2, bgcolor: 'action.hover', flexShrink: 0 }}
      />
    );
  return saved ? (
    <Link href={fileUrl(saved)} target="_blank" rel="noreferrer">
      {translate('settingsForms.open')}
    </Link>
  ) : (
    <Typography variant="body2" color="text.secondary">
      {translate('settingsForms.noFile')}
    </Typography>
  );
}

/** A picture or a document that is uploaded as soon as it is chosen. */
export function Upload(props: Props) {
  const { name, saved, kind } = props;
  const translate = useTranslate();
  const { words, may } = useForms();
  const { send, said, busy } = useUpload(props);
  const id = useId();
  // The browser's own field has words that are not ours: what is seen is a button.
  const chooser = useRef<HTMLInputElement>(null);
  const label = translate(`${words}.fields.${name}`);
  const choose = translate(saved ? 'settingsForms.replace' : 'settingsForms.choose');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {kind === 'image' ? <Shown saved={saved} kind={kind} /> : null}
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
        {kind === 'pdf' ? <Shown saved={saved} kind={kind} /> : null}
        {may ? (
          <>
            <input
              ref={chooser}
              type="file"
              hidden
              accept={accepted[kind]}
              aria-label={label}
              onChange={({ target }) => {
                send(target.files?.[0]).catch(() => undefined);
                target.value = '';
              }}
            />
            <Button
              size="small"
              variant="outlined"
              loading={busy}
              startIcon={<FileIcon />}
              aria-label={`${choose}: ${label}`}
              aria-describedby={id}
              onClick={() => chooser.current?.click()}
            >
              {choose}
            </Button>
          </>
        ) : null}
        <FormHelperText id={id} error={Boolean(said)} role={said ? 'alert' : undefined}>
          {said ? translate(said) : translate(`settingsForms.${kind}`)}
        </FormHelperText>
      </Stack>
    </Stack>
  );
}
