import { Button, FormHelperText, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { emailThemePicture } from '../../../../contract/email-themes/email-themes.ts';
import { pictureTypes } from '../../../../contract/email-themes/limits.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { UploadFailed, uploadPicture } from '../pictures/upload.ts';

const path: (typeof emailThemePicture)['path'] = '/companies/{storeId}/email-themes/images';

interface Props {
  readonly value: string | null;
  readonly onChange: (url: string | null) => void;
}

function whatIsWrong(error: unknown): string {
  if (error instanceof UploadFailed) return error.message;
  return error instanceof ApiError ? error.whole : saidBy(error);
}

function useUpload(onChange: Props['onChange']) {
  const { store } = usePanel();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setWrong(undefined);
    try {
      onChange(await uploadPicture(path, store.store_id, file));
    } catch (error) {
      setWrong(whatIsWrong(error));
    } finally {
      setBusy(false);
    }
  };
  return { upload, busy, wrong };
}

/** The picture of a block, uploaded as soon as it is chosen. */
export function PictureSettings({ value, onChange }: Props) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, busy, wrong } = useUpload(onChange);
  return (
    <div>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={translate('themeEditor.choosePicture')}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" loading={busy} onClick={() => chooser.current?.click()}>
          {translate('themeEditor.choosePicture')}
        </Button>
        {value ? (
          <Button onClick={() => onChange(null)}>{translate('ra.action.remove')}</Button>
        ) : null}
      </Stack>
      <FormHelperText error={Boolean(wrong)} {...(wrong ? { role: 'alert' } : {})}>
        {translate(wrong ?? 'themeEditor.pictureHint')}
      </FormHelperText>
    </div>
  );
}
