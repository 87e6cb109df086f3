import { Alert, Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  CodeAction,
  ImportedCodes,
  PreviewedCodes,
} from '../../../contract/common/code-files.ts';
import { useWritten } from '../../shell/use-written.ts';
import { NumberedRows } from '../form/NumberedRows.tsx';
import { FactList } from '../pieces/FactList.tsx';
import type { CodeFileKind, CodeFileWork } from './use-code-file.ts';

const colours = {
  create: 'success',
  unchanged: 'default',
  taken: 'info',
  reject: 'error',
} as const satisfies Record<CodeAction, string>;
const figures = ['created', 'unchanged', 'taken', 'rejected'] as const;
const mostShown = 50;

/** How many rows there are of each action. */
export function CodeCounts({ of, words }: Pick<CodeFileKind, 'words'> & { of: ImportedCodes }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const facts = figures.map(
    (name) => [translate(`${words}.counts.${name}`), number(of[name])] as const,
  );
  return <FactList facts={facts.map(([name, value]) => [name, value])} />;
}

interface Props extends Pick<CodeFileKind, 'words'> {
  readonly preview: PreviewedCodes;
  readonly onPick: CodeFileWork['pick'];
}

/** Which column has the codes, with its first cells. */
function Column({ preview, words, onPick }: Props) {
  const translate = useTranslate();
  const { column, titles, samples } = preview;
  const shown = samples.map((row) => row[column ?? -1]).filter(Boolean);
  return (
    <TextField
      select
      label={translate(`${words}.column`)}
      value={column ?? ''}
      onChange={({ target }) => void onPick(Number(target.value)).catch(() => undefined)}
      helperText={shown.slice(0, 3).join(' · ')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        {translate('codeFile.pick')}
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

// Most codes fit on a line.
const Code = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block', minWidth: '10ch' }}>
    {children}
  </Box>
);

function Rows({ preview, words }: Pick<Props, 'preview' | 'words'>) {
  const translate = useTranslate();
  const word = (key: string) => translate(`codeFile.${key}`);
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
              label={translate(`${words}.actions.${action}`)}
            />
          ),
        },
        { title: translate(`${words}.number`), cell: ({ code }) => <Code>{code}</Code> },
        { title: word('why'), cell: ({ reasons }) => reasons.join(' ') },
      ]}
      rows={preview.rows.slice(0, mostShown)}
    />
  );
}

/** What a file of codes would do: its column, counts, and the first rows. */
export function CodeFileCheck(props: Props) {
  const translate = useTranslate();
  const { preview, words } = props;
  const { column, created, remembered } = preview;
  const said = created ? 'codeFile.said' : `${words}.nothing`;
  return (
    <Stack spacing={2}>
      {remembered ? <Alert severity="info">{translate('fileColumns.remembered')}</Alert> : null}
      <Column {...props} />
      <div aria-live="polite">
        <Alert severity={created || column === null ? 'info' : 'warning'}>
          {translate(column === null ? `${words}.needs` : said)}
        </Alert>
      </div>
      {column === null ? (
        <Typography color="text.secondary">
          {preview.samples.map((row) => row.join(' · ')).join(' / ')}
        </Typography>
      ) : (
        <>
          <CodeCounts of={preview} words={words} />
          <Rows preview={preview} words={words} />
        </>
      )}
    </Stack>
  );
}
