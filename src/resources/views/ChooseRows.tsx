import ChooseIcon from '@mui/icons-material/Checklist';
import { IconButton, Tooltip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

interface Props {
  readonly choosing: boolean;
  readonly onChoose: (choosing: boolean) => void;
}

/** Where a table does not fit: shows the boxes by which several rows are chosen, and hides them again. */
export function ChooseRows({ choosing, onChoose }: Props) {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext();
  const toggle = () => {
    if (choosing) onUnselectItems();
    onChoose(!choosing);
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
