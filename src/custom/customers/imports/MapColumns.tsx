import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type {
  CustomerImport,
  DuplicateRule,
} from '../../../../contract/customers/customer-imports.ts';
import { FileColumn } from '../../../resources/form/FileColumn.tsx';
import { OpenQuestion } from '../../../resources/form/OpenQuestion.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { duplicateRules } from './fields.data.ts';
import { openOf } from './open-of.ts';
import { useFieldNames } from './use-field-names.ts';
import type { Mapping, Settled } from './use-import.ts';
import { useSettled } from './use-settled.ts';

interface ColumnProps {
  readonly imported: CustomerImport;
  readonly column: number;
  readonly mapping: Mapping['mapping'];
  readonly settled: Settled;
  readonly onChange: (field: string | null) => void;
  readonly onSettle: (kind: keyof Settled, value: string) => void;
}

function Column({ imported, column, mapping, settled, onChange, onSettle }: ColumnProps) {
  const { columns, samples, attributes, facts } = imported;
  const mayGivePoints = useCan('customers.points');
  const names = useFieldNames(attributes).filter(([field]) => mayGivePoints || field !== 'points');
  const chosen = mapping[column] ?? '';
  const taken = (field: string) => field !== chosen && mapping.includes(field);
  const open = openOf(chosen, facts[column], attributes);
  return (
    <FileColumn
      column={column}
      title={columns[column] ?? ''}
      samples={samples}
      value={chosen}
      choices={names.map(([id, name]) => ({ id, name, taken: taken(id) }))}
      onChange={onChange}
    >
      {open ? (
        <OpenQuestion
          kind={open}
          title={columns[column] ?? ''}
          value={settled[open][column]}
          onChange={(value) => onSettle(open, value)}
        />
      ) : null}
    </FileColumn>
  );
}

// Whoever may not change customers leaves those who are there as they are.
const allowed = (mayChange: boolean) => (rule: DuplicateRule) => mayChange || rule === 'skip';

interface RuleProps {
  readonly value: DuplicateRule;
  readonly onChange: (rule: DuplicateRule) => void;
}

function Duplicates({ value, onChange }: RuleProps) {
  const translate = useTranslate();
  const mayChange = useCan('customers.update');
  return (
    <FormControl sx={{ mt: 1 }}>
      <FormLabel id="duplicates">{translate('imports.duplicates')}</FormLabel>
      <RadioGroup
        aria-labelledby="duplicates"
        value={value}
        onChange={(_, rule) => onChange(rule as DuplicateRule)}
      >
        {duplicateRules.filter(allowed(mayChange)).map((rule) => (
          <FormControlLabel
            key={rule}
            value={rule}
            control={<Radio />}
            label={translate(`imports.rules.${rule}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Welcomes({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormControlLabel
        control={<Checkbox checked={value} onChange={(_, checked) => onChange(checked)} />}
        label={translate('imports.welcomes')}
      />
    </FormControl>
  );
}

interface Props {
  readonly imported: CustomerImport;
  readonly busy: boolean;
  readonly onCheck: (mapped: Mapping) => Promise<void>;
}

/** What each column is, with what stands in it, and what becomes of customers who are there already. */
export function MapColumns({ imported, busy, onCheck }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const mayGivePoints = useCan('customers.points');
  const mayChange = useCan('customers.update');
  // Who came before, and whose choices are remembered, may have been allowed more.
  const [mapping, setMapping] = useState(() =>
    imported.mapping.map((field) => (field === 'points' && !mayGivePoints ? null : field)),
  );
  const [duplicates, setDuplicates] = useState(mayChange ? imported.duplicates : 'skip');
  const [welcomes, setWelcomes] = useState(imported.welcomes);
  const { settled, settle } = useSettled(imported);
  const named = mapping.includes('first_name') || mapping.includes('full_name');
  const isOpen = mapping.some((field, column) => {
    const open = openOf(field, imported.facts[column], imported.attributes);
    return open && !settled[open][column];
  });
  const set = (column: number) => (field: string | null) =>
    setMapping(mapping.map((each, index) => (index === column ? field : each)));
  return (
    <Section title={translate('imports.columns')}>
      <Stack spacing={2}>
        <Typography color="text.secondary">
          {translate('imports.rows', {
            name: imported.name,
            smart_count: imported.total,
            count: number(imported.total),
          })}
        </Typography>
        {imported.remembered ? (
          <Alert severity="info">{translate('fileColumns.remembered')}</Alert>
        ) : null}
        <div>
          {imported.columns.map((name, column) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={`${column} ${name}`}
              {...{ imported, column, mapping, settled }}
              onChange={set(column)}
              onSettle={settle(column)}
            />
          ))}
        </div>
        <Duplicates value={duplicates} onChange={setDuplicates} />
        <Welcomes value={welcomes} onChange={setWelcomes} />
        {mayGivePoints ? (
          <Typography variant="body2" color="text.secondary">
            {translate('imports.pointsHint')}
          </Typography>
        ) : null}
        <div aria-live="polite">
          {named ? null : <Alert severity="info">{translate('imports.withoutName')}</Alert>}
          {isOpen ? <Alert severity="info">{translate('fileColumns.needsAnswer')}</Alert> : null}
        </div>
        <div>
          <Button
            variant="contained"
            loading={busy}
            disabled={isOpen}
            onClick={() =>
              void onCheck({ mapping, duplicates, welcomes, ...settled }).catch(() => undefined)
            }
          >
            {translate('imports.check')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
