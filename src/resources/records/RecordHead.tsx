import { Alert, Card, Stack, Typography } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { formatDateTime } from '../../i18n/format.ts';
import { isWhen } from '../../shell/action.ts';
import type { NoticeSpec } from '../../shell/record.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import { FieldCell } from '../cells/FieldCell.tsx';
import { FactList } from '../pieces/FactList.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { BackToList } from './BackToList.tsx';

interface Props {
  readonly record: RaRecord;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

function Facts({ record }: Props) {
  const translate = useTranslate();
  const { name, screen } = usePanelResource();
  const facts = (screen.record?.facts ?? []).filter((source) => !isEmpty(record[source]));
  return (
    <FactList
      facts={facts.map((source) => [
        translate(`resources.${name}.fields.${source}`),
        <FieldCell key={source} source={source} />,
      ])}
    />
  );
}

/** The fields of a record as a sentence about it says them. */
const written = (record: RaRecord) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? formatDateTime(value) : value,
    ]),
  );

function Notices({ record }: Props) {
  const translate = useTranslate();
  const { name, screen } = usePanelResource();
  const isSo = ({ when }: NoticeSpec) => isWhen(when, record);
  return (screen.record?.notices ?? []).filter(isSo).map(({ word, tone }) => (
    <Alert key={word} severity={tone}>
      {translate(`resources.${name}.texts.notices.${word}`, written(record))}
    </Alert>
  ));
}

/** What a record is called, how it stands, what can be done with it and what is to be known of it. */
export function RecordHead({ record }: Props) {
  const { name, screen } = usePanelResource();
  const title = useGetRecordRepresentation(name)(record);
  const { state } = screen.record ?? {};
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {state ? <FieldCell source={state} /> : null}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            <RecordActions record={record} />
            <BackToList resource={name} />
          </Stack>
        </Stack>
        <Facts record={record} />
        <Notices record={record} />
      </Stack>
    </Card>
  );
}
