import { Alert, Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Language } from '../../../contract/engine/languages.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import type { StepForm } from '../../resources/steps/use-step-form.ts';
import { usePanel } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { WordsField } from '../messages/channels/WordsField.tsx';
import { ThemeEditor } from './editor/ThemeEditor.tsx';
import type { Draft } from './theme.ts';

interface Props {
  readonly form: StepForm<Draft>;
  readonly save: string;
  readonly more?: ReactNode;
}

/** What is wrong with the content: it is said once, where somebody saves. */
function Wrong({ form: { complaints, said, refused, lost } }: Pick<Props, 'form'>) {
  const translate = useTranslate();
  const wrong = Object.keys(complaints).filter((path) => path.startsWith('source'));
  return (
    <>
      {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
      {refused ? <Alert severity="error">{refused}</Alert> : null}
      {wrong.length ? (
        <Alert severity="error">{[...new Set(wrong.map(said))].join(' ')}</Alert>
      ) : null}
    </>
  );
}

/** The name of a theme and its editor, with a bar to save it. */
export function ThemeForm({ form, save, more }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const addressOf = useAddressOf();
  const [language, setLanguage] = useState<Language>(lang);
  const { value, set, said } = form;
  return (
    <Stack spacing={2}>
      <WordsField
        label={translate('resources.campaigns/email-themes.fields.name')}
        language={language}
        value={value.name}
        onChange={(name) => set({ name })}
        error={said(`name.${language}`) ?? said('name.el')}
        max={120}
      />
      <ThemeEditor
        source={value.source}
        onChange={(source) => set({ source })}
        language={language}
        onLanguage={setLanguage}
      />
      <Wrong form={form} />
      <Stack
        direction="row"
        spacing={1.5}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          py: 1,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button variant="contained" loading={form.busy} onClick={() => void form.save()}>
          {translate(save)}
        </Button>
        <Button component={Link} to={addressOf(resourceOf('email-themes'))}>
          {translate('ra.action.cancel')}
        </Button>
        {more}
      </Stack>
    </Stack>
  );
}
