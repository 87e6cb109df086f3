import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { gap, layouts, spaces } from '../../../../contract/email-themes/limits.ts';
import { readableOn } from '../../../../contract/email-themes/readable.ts';
import type { Section } from '../../../../contract/email-themes/source.ts';
import { Settings } from '../settings/Settings.tsx';
import { focusSettings } from '../state/focus.ts';
import { blockKinds } from '../state/new-parts.ts';
import { useThisEditor } from '../state/use-editor.ts';
import { useIsNarrow } from '../state/use-is-narrow.ts';
import { AddMenu } from './AddMenu.tsx';
import { BlockCard, useDrop } from './BlockCard.tsx';

interface ColumnProps {
  readonly section: Section;
  readonly column: number;
  readonly ground: string;
  readonly where: string;
}

function Column({ section, column, ground, where }: ColumnProps) {
  const translate = useTranslate();
  const { add, source } = useThisEditor();
  const blocks = section.columns[column] ?? [];
  const place = { section: section.id, column, at: blocks.length };
  const drop = useDrop(place);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {blocks.map((block, at) => (
          <BlockCard key={block.id} block={block} place={{ ...place, at }} ground={ground} />
        ))}
      </Box>
      <Box {...drop} sx={{ textAlign: 'center', opacity: blocks.length ? 0.7 : 1 }}>
        <AddMenu
          label={translate('themeEditor.addBlock')}
          where={where}
          names={blockKinds}
          words="blocks"
          onChoose={(kind) => add(kind, place)}
          ink={readableOn(ground, source.look.text)}
        />
      </Box>
    </Box>
  );
}

const head = (isChosen: boolean, ink: string) =>
  ({
    alignSelf: 'flex-start',
    color: ink,
    fontSize: 12,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    fontWeight: isChosen ? 700 : 500,
    '&.Mui-focusVisible': { outline: '3px solid #1a73e8' },
  }) as const;

/** One section of the canvas with its columns, below each other on a phone as in the mail. */
export function SectionCard({ section, number }: { section: Section; number: number }) {
  const translate = useTranslate();
  const narrow = useIsNarrow();
  const { chosen, choose, source } = useThisEditor();
  const ground = section.background ?? source.look.paper;
  const isChosen = chosen === section.id;
  const name = translate('themeEditor.section', { number });
  const shares: readonly number[] = layouts[section.layout];
  const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: ground,
        px: 3,
        pb: `${spaces[section.space]}px`,
        outline: isChosen ? '2px solid #1a73e8' : '1px dotted #9a9a9a',
      }}
    >
      <ButtonBase
        data-part={section.id}
        aria-pressed={isChosen}
        onClick={() => (isChosen ? focusSettings() : choose(section.id))}
        sx={head(isChosen, readableOn(ground, source.look.text))}
      >
        {name}
      </ButtonBase>
      {narrow && isChosen ? <Settings /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: `${gap}px`,
          pt: `${spaces[section.space]}px`,
          gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : columns,
        }}
      >
        {section.columns.map((_, column) => (
          <Column
            // A column is where it stands.
            // biome-ignore lint/suspicious/noArrayIndexKey: it has no other name
            key={column}
            section={section}
            column={column}
            ground={ground}
            where={`${name}, ${translate('themeEditor.column', { number: column + 1 })}`}
          />
        ))}
      </Box>
    </Box>
  );
}
