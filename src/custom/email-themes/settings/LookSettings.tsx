import { useTranslate } from 'react-admin';
import { editorLimits } from '../../../../contract/email-themes/limits.ts';
import { ColourField } from '../../../resources/inputs/ColourInput.tsx';
import { useThisEditor } from '../state/use-editor.ts';
import { Amount } from './Amount.tsx';
import { Choice } from './Choice.tsx';

const colours = [
  ['ground', 'ground'],
  ['paper', 'paper'],
  ['text', 'ink'],
  ['accent', 'accent'],
] as const;

/** How the whole mail looks. */
export function LookSettings() {
  const translate = useTranslate();
  const { source, setLook } = useThisEditor();
  return (
    <>
      {colours.map(([name, word]) => (
        <ColourField
          key={name}
          label={translate(`themeEditor.fields.${word}`)}
          value={source.look[name]}
          onChange={(colour) => setLook({ [name]: colour })}
        />
      ))}
      <Choice
        field="font"
        names={['sans', 'serif', 'round']}
        words="fonts"
        value={source.look.font}
        onChange={(font) => setLook({ font })}
      />
      <Amount
        field="mailWidth"
        unit="px"
        min={editorLimits.narrowest}
        max={editorLimits.widest}
        step={10}
        value={source.look.width}
        onChange={(width) => setLook({ width })}
      />
    </>
  );
}
