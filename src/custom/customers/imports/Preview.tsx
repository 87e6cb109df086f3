import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { birthdayText } from './birthday-text.ts';
import { Changes } from './Changes.tsx';

const shown = ['first_name', 'last_name', 'mobile', 'email', 'card_number'];
const consents = ['marketing', 'sms', 'viber', 'push', 'mail'];
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

/** Points, birthday and consents as they are understood. */
function Understood({ values }: Pick<Previewed, 'values'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { lang } = usePanel();
  const { points } = values;
  const name = (field: string) => translate(`resources.${resourceOf('customers')}.fields.${field}`);
  const parts = [
    points ? `${translate('imports.points')}: ${number(Number(points))}` : '',
    ...['birth_date', 'birthday'].flatMap((field) =>
      values[field] ? `${name(field)}: ${birthdayText(values[field], lang)}` : [],
    ),
    ...consents.flatMap((field) =>
      values[field] ? `${name(field)}: ${translate(`ra.boolean.${values[field]}`)}` : [],
    ),
  ];
  return parts.filter(Boolean).join(' · ');
}

const who = ({ values }: Previewed) => shown.flatMap((name) => values[name] ?? []).join(' · ');

/** The first rows of the file, and what becomes of each. */
export function Preview({ imported: { preview, attributes } }: { imported: CustomerImport }) {
  const translate = useTranslate();
  return (
    <NumberedRows
      title={translate('imports.preview')}
      level="h3"
      columns={[
        { title: translate('imports.what'), cell: ({ action }) => <Action action={action} /> },
        { title: translate('imports.who'), cell: who, minWidth: 160 },
        {
          title: translate('imports.understood'),
          cell: ({ action, values, changes }) =>
            action === 'update' ? (
              <Changes changes={changes} attributes={attributes} />
            ) : (
              <Understood values={values} />
            ),
          minWidth: 200,
        },
        {
          title: translate('imports.why'),
          cell: ({ reasons, dropped }) =>
            [...reasons, ...dropped.map((cell) => translate('imports.leftOut', { cell }))].join(
              ' ',
            ),
          minWidth: 220,
        },
      ]}
      rows={preview}
    />
  );
}
