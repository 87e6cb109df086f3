import { Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { filled, request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { StoredPicture } from './StoredPicture.tsx';

interface Props {
  readonly label: string;
  /** Where it is uploaded. */
  readonly path: string;
  readonly value: string | null;
  readonly onChange: (url: string | null) => void;
}

function useUpload({ path, onChange }: Props) {
  const { store } = usePanel();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('image', file);
    setBusy(true);
    setWrong(undefined);
    try {
      const { data } = await request('POST', filled(path, { storeId: store.store_id }), { body });
      onChange((data as { url: string }).url);
    } catch (error) {
      setWrong(saidBy(error));
    } finally {
      setBusy(false);
    }
  };
  return { upload, busy, wrong };
}

/** A picture that a message shows, uploaded as soon as it is chosen. */
export function PictureField(props: Props) {
  const { label, value, onChange } = props;
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, busy, wrong } = useUpload(props);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {value ? <StoredPicture key={value} url={value} /> : null}
      <div>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <input
          ref={chooser}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        <Button
          size="small"
          variant="outlined"
          loading={busy}
          onClick={() => chooser.current?.click()}
        >
          {translate('shell.image.choose')}
        </Button>
        {value ? (
          <Button size="small" onClick={() => onChange(null)}>
            {translate('ra.action.remove')}
          </Button>
        ) : null}
        {wrong ? <FormHelperText error>{translate(wrong)}</FormHelperText> : null}
      </div>
    </Stack>
  );
}
