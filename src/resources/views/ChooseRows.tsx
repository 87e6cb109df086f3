import ChooseIcon from '@mui/icons-material/Checklist';
import { IconButton, Tooltip } from '@mui/material';
import { use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ChoosingContext } from './list-pieces.ts';

/** Where a table does not fit: shows the boxes by which several rows are chosen, and hides them again. */
export function ChooseRows() {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext();
  const { choosing, choose } = use(ChoosingContext);
  const toggle = () => {
    if (choosing) onUnselectItems();
    choose(!choosing);
  };
  return (
    <Tooltip title={translate('shell.choose')}>
      <IconButton
        size="small"
        aria-label={translate('shell.choose')}
        aria-pressed={choosing}
        onClick={toggle}
        sx={{ width: 36, height: 36, color: choosing ? 'primary.main' : 'text.secondary' }}
      >
        <ChooseIcon />
      </IconButton>
    </Tooltip>
  );
}
