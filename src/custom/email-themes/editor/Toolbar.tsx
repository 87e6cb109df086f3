import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import {
  Box,
  Button,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../contract/engine/languages.ts';
import { barHeight } from '../../../shell/bar.ts';
import { LanguageChoice } from '../../messages/channels/WordsField.tsx';
import { lookChosen, useThisEditor } from '../state/use-editor.ts';

export const modes = ['edit', 'preview'] as const;
export type Mode = (typeof modes)[number];

interface Props {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onLanguage: (language: Language) => void;
}

function Steps() {
  const translate = useTranslate();
  const { undo, redo } = useThisEditor();
  const steps = [
    { name: 'undo', Icon: UndoIcon, act: undo },
    { name: 'redo', Icon: RedoIcon, act: redo },
  ];
  return steps.map(({ name, Icon, act }) => (
    <Tooltip key={name} title={translate(`themeEditor.${name}`)}>
      <span>
        <IconButton
          size="small"
          aria-label={translate(`themeEditor.${name}`)}
          disabled={!act}
          onClick={act}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  ));
}

/** What is done with the theme as a whole; it stays in view as long as the theme is. */
export function Toolbar({ mode, onMode, onLanguage }: Props) {
  const translate = useTranslate();
  const { language, choose } = useThisEditor();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        position: { md: 'sticky' },
        top: barHeight,
        zIndex: 2,
        bgcolor: 'background.default',
        gap: 1,
        py: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
      }}
    >
      <LanguageChoice value={language} onChange={onLanguage} />
      {mode === 'edit' ? <Steps /> : null}
      {mode === 'edit' ? (
        <Button size="small" startIcon={<PaletteIcon />} onClick={() => choose(lookChosen)}>
          {translate('themeEditor.look')}
        </Button>
      ) : null}
      <Box sx={{ flexGrow: 1 }} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('themeEditor.mode')}
        onChange={(_, chosen: Mode | null) => chosen && onMode(chosen)}
      >
        {modes.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`themeEditor.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
