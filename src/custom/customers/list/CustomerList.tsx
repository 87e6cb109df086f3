import { Stack } from '@mui/material';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { RowActions } from '../desk/RowActions.tsx';
import { ImportLink } from '../imports/ImportLink.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { SavedViews } from './SavedViews.tsx';

// Whoever wants these finds them with the other filters: the bar has room for few.
const folded = {
  country_id: null,
  county_id: null,
  sms: null,
  viber: null,
  push: null,
  mail: null,
} as const;

const fullName = ['first_name', 'last_name'];

/** The customers of the company: found, narrowed, kept as views, opened. */
export const CustomerList = () => (
  <GeneratedList
    filters={folded}
    named={fullName}
    rowActions={<RowActions />}
    above={
      <>
        <SavedViews />
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'end' }}
        >
          <MoreFilters />
          <ImportLink />
        </Stack>
      </>
    }
  />
);
