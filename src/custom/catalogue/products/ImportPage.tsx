import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { FileSteps } from '../../../resources/form/FileSteps.tsx';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { productsPath } from '../matrix/paths.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportCheck, ImportOutcome } from './ImportOutcome.tsx';
import { type ImportWork, useImport } from './use-import.ts';

const steps = ['file', 'check', 'result'] as const;

function ChooseFile({ work: { part, choose, stop } }: { work: ImportWork }) {
  const translate = useTranslate();
  const percent = Math.round((part ?? 0) * 100);
  const text = (part ?? 0) < 1 ? 'uploading' : 'reading';
  return (
    <Section title={translate('catalogue.imports.title')}>
      <FilePicker
        hint={translate('catalogue.imports.hint')}
        choose={translate('catalogue.imports.choose')}
        text={translate(`catalogue.imports.${text}`, { percent })}
        part={part}
        onStop={stop}
        onFile={(file) => void choose(file).catch(() => undefined)}
      />
    </Section>
  );
}

/** The step that an import is at: a file is chosen, checked, saved. */
function Current({ work }: { work: ImportWork }) {
  const { file, preview, choices, outcome, part, refused, again, change, save } = work;
  if (!file || !preview || !choices)
    return (
      <>
        <ChooseFile work={work} />
        <EarlierImports />
      </>
    );
  if (outcome)
    return (
      <>
        <ImportOutcome outcome={outcome} preview={preview} onAnother={again} />
        <EarlierImports />
      </>
    );
  const isOpen = preview.columns.some(({ open }) => open);
  return (
    <>
      <ImportColumns
        name={file.name}
        preview={preview}
        choices={choices}
        onChange={(chosen) => void change(chosen).catch(() => undefined)}
      />
      <ImportCheck
        preview={preview}
        busy={part !== null}
        open={isOpen}
        settled={part === null && !refused && !isOpen}
        onSave={() => void save().catch(() => undefined)}
        onAnother={again}
      />
    </>
  );
}

/** Products out of a file: what was understood of it is confirmed before anything is written. */
export function ImportPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const work = useImport();
  const { refused, preview, outcome } = work;
  const at = outcome ? steps.length : Number(preview !== undefined);
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('catalogue.imports.title')} />
      <Box>
        <Button startIcon={<BackIcon />} component={Link} to={addressOf(productsPath)}>
          {translate(`tabs.${resourceOf('products')}`)}
        </Button>
      </Box>
      <FileSteps
        at={at}
        steps={steps.map((name) => translate(`catalogue.imports.steps.${name}`))}
      />
      <Current work={work} />
      <div aria-live="assertive">
        {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
      </div>
    </Stack>
  );
}
