import { FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Section } from '../../../../contract/email-themes/source.ts';
import { ColourField } from '../../../resources/inputs/ColourInput.tsx';
import { divided } from '../state/changes.ts';
import { layoutNames, useThisEditor } from '../state/use-editor.ts';
import { Choice } from './Choice.tsx';

/** What can be set of a section: its columns, its colour, the space around it. */
export function SectionSettings({ section }: { section: Section }) {
  const translate = useTranslate();
  const { source, change, set } = useThisEditor();
  return (
    <>
      <Choice
        field="layout"
        names={layoutNames}
        words="layouts"
        value={section.layout}
        onChange={(layout) => change(divided(source, section.id, layout))}
      />
      <Choice
        field="space"
        names={['none', 'small', 'normal', 'large']}
        words="spaces"
        value={section.space}
        onChange={(space) => set(section.id, { space })}
      />
      <FormControlLabel
        label={translate('themeEditor.fields.ownBackground')}
        control={
          <Switch
            checked={section.background !== null}
            onChange={(_, on) => set(section.id, { background: on ? source.look.accent : null })}
          />
        }
      />
      {section.background === null ? null : (
        <ColourField
          label={translate('themeEditor.fields.background')}
          value={section.background}
          onChange={(background) => set(section.id, { background }, 'background')}
        />
      )}
    </>
  );
}
