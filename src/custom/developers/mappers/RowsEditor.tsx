import AddIcon from '@mui/icons-material/AddOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  answerSources,
  answerTests,
  bareTests,
  type MapperRow,
} from '../../../../contract/developers/mappers.ts';
import { outcomes } from '../../../../contract/developers/webhook-logs.ts';
import { Choice } from './Choice.tsx';
import type { MapperForm } from './use-mapper-form.ts';

interface Props {
  readonly form: MapperForm;
}
interface RowProps extends Props {
  readonly row: MapperRow;
  readonly index: number;
}

const line = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  mb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
  alignItems: 'start',
} as const;

function What({ form, row, index }: RowProps) {
  const translate = useTranslate();
  const word = (name: string) => translate(`mappers.row.${name}`);
  const said = (field: string) => form.said(`rows.${index}.${field}`);
  const text = (field: 'place' | 'value', hint?: string) => (
    <TextField
      label={word(row.source === 'header' && field === 'place' ? 'header' : field)}
      value={row[field]}
      onChange={({ target }) => form.row.set(index, { [field]: target.value })}
      error={Boolean(said(field))}
      helperText={said(field) ?? hint}
      slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
      sx={{ m: 0 }}
    />
  );
  return (
    <>
      <Choice
        label={word('source')}
        value={row.source}
        choices={answerSources}
        nameOf={(name) => word(`sources.${name}`)}
        onChange={(source) =>
          form.row.set(index, { source, ...(source === 'status' ? { place: '' } : {}) })
        }
      />
      {row.source === 'status'
        ? null
        : text('place', row.source === 'body' ? '$.data.id' : 'X-Result')}
      <Choice
        label={word('test')}
        value={row.test}
        choices={answerTests}
        nameOf={(name) => word(`tests.${name}`)}
        onChange={(test) =>
          form.row.set(index, { test, ...(bareTests.includes(test) ? { value: '' } : {}) })
        }
      />
      {bareTests.includes(row.test)
        ? null
        : text('value', row.test === 'like' ? word('likeHint') : undefined)}
      <Choice
        label={word('outcome')}
        value={row.outcome}
        choices={outcomes}
        nameOf={(name) => word(`outcomes.${name}`)}
        onChange={(outcome) => form.row.set(index, { outcome })}
      />
    </>
  );
}

function Row(props: RowProps) {
  const { form, index } = props;
  const translate = useTranslate();
  const label = (name: string) => translate(`mappers.row.${name}`, { number: index + 1 });
  return (
    <Box component="li" sx={line} aria-label={label('name')}>
      <What {...props} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          aria-label={label('up')}
          disabled={index === 0}
          onClick={() => form.row.move(index, -1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={label('down')}
          disabled={index === form.value.rows.length - 1}
          onClick={() => form.row.move(index, 1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={label('remove')} onClick={() => form.row.remove(index)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Box>
  );
}

/** Which answers mean what: the first row that applies decides. */
export function RowsEditor({ form }: Props) {
  const translate = useTranslate();
  const { rows } = form.value;
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('mappers.rows')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 1.5 }}>
        {translate('mappers.rowsHint')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone.
          <Row key={index} form={form} row={row} index={index} />
        ))}
      </Box>
      <Button startIcon={<AddIcon />} disabled={rows.length >= 20} onClick={form.row.add}>
        {translate('mappers.addRow')}
      </Button>
    </div>
  );
}
