import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ThemeSource } from '../../../../contract/email-themes/source.ts';
import type { Language } from '../../../../contract/engine/languages.ts';
import { barHeight } from '../../../shell/bar.ts';
import { Settings } from '../settings/Settings.tsx';
import {
  type Editor,
  EditorContext,
  lookChosen,
  useEditor,
  useThisEditor,
} from '../state/use-editor.ts';
import { useIsNarrow } from '../state/use-is-narrow.ts';
import { Canvas } from './Canvas.tsx';
import { Preview } from './Preview.tsx';
import { type Mode, Toolbar } from './Toolbar.tsx';

interface Props {
  readonly source: ThemeSource;
  readonly onChange: (source: ThemeSource) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** For whoever has the page read out. */
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;

const writes = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Ctrl and Z, and Y; a field that is typed into has its own. */
function press({ undo, redo }: Editor, event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || writes(event.target)) return;
  const key = event.key.toLowerCase();
  const act =
    key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

/** The mail with the settings of what is chosen; on a phone these stand where it was chosen. */
function Making() {
  const translate = useTranslate();
  const narrow = useIsNarrow();
  const { chosen } = useThisEditor();
  if (narrow)
    return (
      <>
        {chosen === lookChosen ? <Settings /> : null}
        <Canvas />
      </>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 2 }}>
      <Canvas />
      <Box
        sx={{
          position: 'sticky',
          top: barHeight + 56,
          alignSelf: 'start',
          maxHeight: `calc(100vh - ${barHeight + 130}px)`,
          overflowY: 'auto',
        }}
      >
        <Settings />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {translate('themeEditor.keys')}
        </Typography>
      </Box>
    </Box>
  );
}

/** The editor of a theme: sections of columns of blocks, undone step by step, seen as the mail that comes of it. */
export function ThemeEditor({ onLanguage, ...options }: Props) {
  const editor = useEditor(options);
  const [mode, setMode] = useState<Mode>('edit');
  return (
    <EditorContext value={editor}>
      <Box onKeyDown={(event) => press(editor, event)}>
        <Toolbar mode={mode} onMode={setMode} onLanguage={onLanguage} />
        {mode === 'edit' ? <Making /> : <Preview />}
        <Box role="status" sx={unseen}>
          {editor.said}
        </Box>
      </Box>
    </EditorContext>
  );
}
