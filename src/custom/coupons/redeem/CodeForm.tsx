import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../../../resources/pieces/Section.tsx';
import { hasCamera } from '../../tills/camera/code-reader.ts';
import { useCamera } from '../../tills/camera/use-camera.ts';
import type { Redeeming } from './use-redeeming.ts';

function Scanner({ onCode, onStop }: { onCode: (code: string) => void; onStop: () => void }) {
  const translate = useTranslate();
  const { video, failed } = useCamera(onCode);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {failed ? (
        <Typography role="alert">{translate('redeem.cameraFailed')}</Typography>
      ) : (
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          sx={{ width: '100%', maxWidth: 420, borderRadius: 2, bgcolor: 'common.black' }}
        />
      )}
      <Button onClick={onStop}>{translate('redeem.stopCamera')}</Button>
    </Stack>
  );
}

/** Where a code is typed or scanned; a hand scanner types and presses Enter. */
export function CodeForm({ redeeming: { check, busy } }: { redeeming: Redeeming }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [scanning, setScanning] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4) check(code.trim()).catch(() => undefined);
  };
  const scanned = (code: string) => {
    setScanning(false);
    setCode(code);
    check(code).catch(() => undefined);
  };
  return (
    <Section title={translate('redeem.title')}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ maxWidth: 640, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          autoFocus
          label={translate('redeem.code')}
          helperText={translate('redeem.codeHint')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: 64,
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
            },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={code.trim().length < 4}
          sx={{ mt: { sm: 1 } }}
        >
          {translate('redeem.look')}
        </Button>
        {hasCamera() && !scanning ? (
          <Button
            startIcon={<CameraIcon />}
            onClick={() => setScanning(true)}
            sx={{ mt: { sm: 1 } }}
          >
            {translate('redeem.camera')}
          </Button>
        ) : null}
      </Stack>
      {scanning ? <Scanner onCode={scanned} onStop={() => setScanning(false)} /> : null}
    </Section>
  );
}
