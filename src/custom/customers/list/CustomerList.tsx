import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { FirstFilters } from './FirstFilters.tsx';
import { MoreFilters } from './MoreFilters.tsx';

// Whoever wants these finds them with the other filters: the bar has room for few.
const folded = {
  created_at: null,
  country_id: null,
  county_id: null,
  sms: null,
  viber: null,
  push: null,
  mail: null,
} as const;

const fullName = ['first_name', 'last_name'];

/** The customers of the company: found, narrowed, kept as views, opened. */
export function CustomerList() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayImport = useCan('customers.import');
  const tools = mayImport ? (
    <MenuItem component={Link} to={addressOf('customers/import')}>
      <ListItemIcon>
        <ImportIcon />
      </ListItemIcon>
      {translate('imports.open')}
    </MenuItem>
  ) : undefined;
  return (
    <GeneratedList
      filters={folded}
      named={fullName}
      narrowingFirst={<FirstFilters />}
      narrowing={<MoreFilters />}
      tools={tools}
    />
  );
}
