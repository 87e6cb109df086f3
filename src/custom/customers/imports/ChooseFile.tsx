import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useUpload } from './use-upload.ts';

/** The file: chosen, or dropped here. */
export function ChooseFile({ onTaken }: { onTaken: (id: number) => void }) {
  const translate = useTranslate();
  const { part, refused, take, stop } = useUpload(onTaken);
  const percent = Math.round((part ?? 0) * 100);
  return (
    <Section title={translate('imports.file')}>
      {refused ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(refused, { _: refused })}
        </Alert>
      ) : null}
      <FilePicker
        hint={translate('imports.fileHint')}
        choose={translate('imports.choose')}
        text={translate((part ?? 0) < 1 ? 'imports.uploading' : 'imports.reading', { percent })}
        part={part}
        onStop={stop}
        onFile={(file) => void take(file).catch(() => undefined)}
      />
    </Section>
  );
}
