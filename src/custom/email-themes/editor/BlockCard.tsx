import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, ButtonBase } from '@mui/material';
import type { DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Block } from '../../../../contract/email-themes/source.ts';
import { Settings } from '../settings/Settings.tsx';
import { movedTo, type Place } from '../state/changes.ts';
import { focusSettings } from '../state/focus.ts';
import { useThisEditor } from '../state/use-editor.ts';
import { useIsNarrow } from '../state/use-is-narrow.ts';
import { BlockFace } from './BlockFace.tsx';

const dragged = 'application/x-pistos-block';

/** What takes a block that is dragged to a place. */
export function useDrop(place: Place) {
  const { source, change } = useThisEditor();
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(dragged);
      if (!id) return;
      event.preventDefault();
      change(movedTo(source, id, place));
    },
  };
}

const framed = (isChosen: boolean) =>
  ({
    display: 'block',
    width: '100%',
    minHeight: 24,
    py: 0.75,
    textAlign: 'inherit',
    font: 'inherit',
    borderRadius: '2px',
    outline: isChosen ? '2px solid #1a73e8' : '1px dashed transparent',
    outlineOffset: 2,
    '&:hover': { outline: isChosen ? '2px solid #1a73e8' : '1px dashed #8a8a8a' },
    '&.Mui-focusVisible': { outline: '3px solid #1a73e8' },
  }) as const;

const handle = {
  position: 'absolute',
  left: -22,
  top: 6,
  color: '#6b6b6b',
  cursor: 'grab',
  opacity: 0,
  'li:hover > &': { opacity: 1 },
} as const;

interface Props {
  readonly block: Block;
  readonly place: Place;
  readonly ground: string;
}

/** One block of the canvas: chosen by clicking it, moved by dragging or by Alt and an arrow key. */
export function BlockCard({ block, place, ground }: Props) {
  const translate = useTranslate();
  const narrow = useIsNarrow();
  const { chosen, choose } = useThisEditor();
  const drop = useDrop(place);
  const isChosen = chosen === block.id;
  return (
    <Box
      component="li"
      draggable={!narrow}
      onDragStart={(event) => event.dataTransfer.setData(dragged, block.id)}
      {...drop}
      sx={{ position: 'relative', listStyle: 'none', mb: 0.75 }}
    >
      {narrow ? null : <DragIcon aria-hidden fontSize="small" sx={handle} />}
      <ButtonBase
        disableRipple
        data-part={block.id}
        aria-pressed={isChosen}
        aria-roledescription={translate(`themeEditor.blocks.${block.kind}`)}
        {...(['divider', 'space', 'image'].includes(block.kind)
          ? { 'aria-label': translate(`themeEditor.blocks.${block.kind}`) }
          : {})}
        onClick={() => (isChosen ? focusSettings() : choose(block.id))}
        sx={framed(isChosen)}
      >
        <BlockFace block={block} ground={ground} />
      </ButtonBase>
      {narrow && isChosen ? <Settings /> : null}
    </Box>
  );
}
