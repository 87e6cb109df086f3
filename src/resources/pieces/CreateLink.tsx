import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  /** Of what, where it is not what is listed here. */
  readonly resource?: string;
  /** Whether it says so where there is little room, too. */
  readonly isNamed?: boolean;
}

/** Leads to a new record: where there is little room by its sign alone, which covers no row. */
export function CreateLink({ resource, isNamed = false }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const here = useResourceContext();
  const name = translate('ra.action.create');
  return (
    <Button
      component={Link}
      to={createPath({ resource: resource ?? here ?? '', type: 'create' })}
      variant="contained"
      aria-label={name}
      sx={{ flexShrink: 0, minWidth: 40, px: { xs: isNamed ? 2 : 1, md: 2 } }}
    >
      <AddIcon fontSize="small" />
      <Box
        component="span"
        sx={{ display: { xs: isNamed ? 'inline' : 'none', md: 'inline' }, ml: 1 }}
      >
        {name}
      </Box>
    </Button>
  );
}
