import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';

const shown = ['first_name', 'last_name', 'mobile', 'email', 'card_number'];
const colours = { create: 'success', update: 'info', skip: 'default', reject: 'error' } as const;

type Previewed = CustomerImport['preview'][number];

function Action({ action }: Pick<Previewed, 'action'>) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[action]}
      label={translate(`imports.actions.${action}`)}
    />
  );
}

const who = ({ values }: Previewed) => shown.flatMap((name) => values[name] ?? []).join(' · ');

/** The first rows of the file, and what becomes of each. */
export function Preview({ imported: { preview } }: { imported: CustomerImport }) {
  const translate = useTranslate();
  return (
    <NumberedRows
      title={translate('imports.preview')}
      level="h3"
      columns={[
        { title: translate('imports.what'), cell: ({ action }) => <Action action={action} /> },
        { title: translate('imports.who'), cell: who, minWidth: 160 },
        {
          title: translate('imports.why'),
          cell: ({ reasons }) => reasons.join(' '),
          minWidth: 220,
        },
      ]}
      rows={preview}
    />
  );
}
