import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, type SxProps } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  readonly resource: string;
  readonly sx?: SxProps;
}

/** The way back from one record to the list it is from. */
export function BackToList({ resource, sx = {} }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      startIcon={<BackIcon />}
      component={Link}
      to={createPath({ resource, type: 'list' })}
      sx={sx}
    >
      {translate('ra.action.back')}
    </Button>
  );
}
