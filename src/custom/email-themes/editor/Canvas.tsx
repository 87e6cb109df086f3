import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { readableOn } from '../../../../contract/email-themes/readable.ts';
import { type Editor, layoutNames, useThisEditor } from '../state/use-editor.ts';
import { AddMenu } from './AddMenu.tsx';
import { SectionCard } from './SectionCard.tsx';
import { Starters } from './Starters.tsx';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key does with the part that has the focus. */
function press({ step, remove }: Editor, event: KeyboardEvent) {
  const id = (event.target as HTMLElement).dataset.part;
  if (!id) return;
  const by = event.altKey ? steps[event.key] : undefined;
  if (by) step(id, by);
  else if (event.key === 'Delete') remove(id);
  else return;
  event.preventDefault();
}

/** The mail as it is being made: what is clicked is chosen. */
export function Canvas() {
  const translate = useTranslate();
  const editor = useThisEditor();
  const { look, sections } = editor.source;
  return (
    <Box
      component="section"
      aria-label={translate('themeEditor.content')}
      onKeyDown={(event) => press(editor, event)}
      sx={{ bgcolor: look.ground, p: { xs: 1, md: 3 }, borderRadius: 2, minWidth: 0 }}
    >
      <Box sx={{ maxWidth: look.width, mx: 'auto', bgcolor: look.paper }}>
        <Box component="ol" sx={{ m: 0, p: 0 }}>
          {sections.map((section, at) => (
            <SectionCard key={section.id} section={section} number={at + 1} />
          ))}
        </Box>
        {sections.length ? null : <Starters />}
        <Box sx={{ textAlign: 'center', p: 1.5 }}>
          <AddMenu
            label={translate('themeEditor.addSection')}
            names={layoutNames}
            words="layouts"
            onChoose={editor.addSection}
            ink={readableOn(look.paper, look.text)}
          />
        </Box>
      </Box>
    </Box>
  );
}
