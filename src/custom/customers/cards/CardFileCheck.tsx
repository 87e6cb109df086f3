import { Alert, Chip, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  CardAction,
  ImportedCards,
  PreviewedCards,
} from '../../../../contract/customers/card-files.ts';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { CardFileWork } from './use-card-file.ts';

const colours = {
  create: 'success',
  unchanged: 'default',
  taken: 'info',
  reject: 'error',
} as const satisfies Record<CardAction, string>;
const figures = ['created', 'unchanged', 'taken', 'rejected'] as const;
const mostShown = 50;

/** How many cards there are of each kind. */
export function CardCounts({ of }: { of: ImportedCards }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const facts = figures.map(
    (name) => [translate(`cards.file.counts.${name}`), number(of[name])] as const,
  );
  return <FactList facts={facts.map(([name, value]) => [name, value])} />;
}

interface Props {
  readonly preview: PreviewedCards;
  readonly onPick: CardFileWork['pick'];
}

/** Which column has the numbers, with its first cells. */
function Column({ preview, onPick }: Props) {
  const translate = useTranslate();
  const { column, titles, samples } = preview;
  const shown = samples.map((row) => row[column ?? -1]).filter(Boolean);
  return (
    <TextField
      select
      label={translate('cards.file.column')}
      value={column ?? ''}
      onChange={({ target }) => void onPick(Number(target.value)).catch(() => undefined)}
      helperText={shown.slice(0, 3).join(' · ')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        {translate('cards.file.pick')}
      </option>
      {titles.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <option key={at} value={at}>
          {title || translate('fileColumns.unnamed', { column: at + 1 })}
        </option>
      ))}
    </TextField>
  );
}

function Rows({ preview }: Pick<Props, 'preview'>) {
  const translate = useTranslate();
  const word = (key: string) => translate(`cards.file.${key}`);
  return (
    <NumberedRows
      title={word('preview')}
      level="h3"
      columns={[
        {
          title: word('what'),
          cell: ({ action }) => (
            <Chip
              size="small"
              variant="outlined"
              color={colours[action]}
              label={word(`actions.${action}`)}
            />
          ),
        },
        { title: translate('cards.number'), cell: ({ card_number }) => card_number },
        { title: word('why'), cell: ({ reasons }) => reasons.join(' ') },
      ]}
      rows={preview.rows.slice(0, mostShown)}
    />
  );
}

/** What a file of cards would do: its column of numbers, counts, and the first rows. */
export function CardFileCheck(props: Props) {
  const translate = useTranslate();
  const { column, created, remembered } = props.preview;
  const said = created ? 'said' : 'nothing';
  return (
    <Stack spacing={2}>
      {remembered ? <Alert severity="info">{translate('fileColumns.remembered')}</Alert> : null}
      <Column {...props} />
      <div aria-live="polite">
        <Alert severity={created || column === null ? 'info' : 'warning'}>
          {translate(`cards.file.${column === null ? 'needs' : said}`)}
        </Alert>
      </div>
      {column === null ? (
        <Typography color="text.secondary">
          {props.preview.samples.map((row) => row.join(' · ')).join(' / ')}
        </Typography>
      ) : (
        <>
          <CardCounts of={props.preview} />
          <Rows preview={props.preview} />
        </>
      )}
    </Stack>
  );
}
