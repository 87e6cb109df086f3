import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import { barHeight } from '../../shell/bar.ts';
import { PiecesContext } from './list-pieces.ts';

/** Pages scroll so that what has the focus is below a bar that stays in view, and not behind it. */
function useRoomBelow() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = `${barHeight + (bar.current?.offsetHeight ?? 0) + 8}px`;
    return () => void style.removeProperty('scroll-padding-top');
  }, []);
  return bar;
}

/** Which rows are chosen and what can be done with them, where the tools stood: no row moves for it. */
export function Chosen({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { bulk, bulkOfAll = !bulk } = use(PiecesContext);
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Stack
      ref={useRoomBelow()}
      direction="row"
      sx={{
        position: 'absolute',
        inset: 0,
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 0.5, sm: 1.5 },
        overflowX: 'auto',
        // What can be done is read whole, however narrow: its signs are for who has room.
        '& .MuiButton-root': { flexShrink: 0, px: { xs: 1, sm: 1.5 } },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        size="small"
        aria-label={translate('ra.action.unselect')}
        onClick={() => onUnselectItems()}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {bulkOfAll ? <SelectAllButton /> : null}
      <Box sx={{ flexGrow: 1 }} />
      {children}
    </Stack>
  );
}
