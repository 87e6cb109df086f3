import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { eitherOf, understood, unmistakable } from '../../i18n/understood.ts';
import { usePanel } from '../../shell/context.ts';

interface Props {
  /** What was typed. */
  readonly text: string;
  readonly onChoose: (value: number) => void;
  /** Whether it can only be a whole number. */
  readonly isWhole?: boolean;
  /** What stands there where nothing is to be said of the number. */
  readonly children?: ReactNode;
}

/** Which of two numbers was meant. */
function Which({ either, onChoose }: Pick<Props, 'onChoose'> & { either: readonly number[] }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <span>{translate('numbers.which')}</span>
      {either.map((value) => (
        <Button key={value} size="small" variant="outlined" onClick={() => onChoose(value)}>
          {unmistakable(value, lang)}
        </Button>
      ))}
    </Stack>
  );
}

/** What a typed number is understood as, or the question which of two it is. */
export function Understood({ text, onChoose, isWhole, children }: Props) {
  const { lang } = usePanel();
  const either = eitherOf(text, lang, isWhole);
  if (either) return <Which either={either} onChoose={onChoose} />;
  const said = understood(text, lang);
  return said === undefined ? children : `= ${said}`;
}
