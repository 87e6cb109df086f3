import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type {
  ImportedProducts,
  PreviewedProducts,
} from '../../../../contract/catalogue/product-imports.ts';
import { NumberedRows } from '../../../resources/form/NumberedRows.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { saveFile } from '../../../session/download.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { productsPath } from '../matrix/paths.ts';
import { ImportRows } from './ImportRows.tsx';

const figures = ['created', 'updated', 'unchanged', 'rejected'] as const;

interface CountsProps {
  readonly of: ImportedProducts | PreviewedProducts;
  readonly words: 'counts' | 'outcome';
}

/** How many products there are of each kind, and which columns are left out. */
function Counts({ of, words }: CountsProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <>
      <FactList
        facts={figures.map((name) => [
          translate(`catalogue.imports.${words}.${name}`),
          number(of[name]),
        ])}
      />
      {of.ignored.length ? (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {translate('catalogue.imports.ignored', { names: of.ignored.join(', ') })}
        </Alert>
      ) : null}
    </>
  );
}

/** The rejected rows as a file to correct, where there are any. */
function RejectedFile({ file }: { file: string | null }) {
  const translate = useTranslate();
  if (file === null) return null;
  const name = `${translate('catalogue.imports.rejectedFile')}.csv`;
  return (
    <DownloadButton
      label={translate('catalogue.imports.rejectedRows')}
      onDownload={async () => saveFile(new Blob([file], { type: 'text/csv' }), name)}
    />
  );
}

interface CheckProps {
  readonly preview: PreviewedProducts;
  readonly busy: boolean;
  /** Whether a column waits for an answer. */
  readonly open: boolean;
  /** Whether what is shown is what would be saved. */
  readonly settled: boolean;
  readonly onSave: () => void;
  readonly onAnother: () => void;
}

/** What a file would do, and the button that does it. */
export function ImportCheck(props: CheckProps) {
  const { preview, busy, open, settled, onSave, onAnother } = props;
  const translate = useTranslate();
  const { number } = useWritten();
  const count = preview.created + preview.updated;
  return (
    <Section title={translate('catalogue.imports.checked')}>
      <Stack spacing={2}>
        <div aria-live="polite">
          {open ? null : (
            <Alert severity={count ? 'info' : 'warning'}>
              {translate(`catalogue.imports.${count ? 'said' : 'nothing'}`)}
            </Alert>
          )}
        </div>
        <Counts of={preview} words="counts" />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={busy}
            disabled={!settled || count === 0}
            onClick={onSave}
          >
            {translate('catalogue.imports.start', { smart_count: count, count: number(count) })}
          </Button>
          <Button onClick={onAnother}>{translate('catalogue.imports.another')}</Button>
          {open ? null : <RejectedFile file={preview.rejected_file} />}
        </Stack>
        <ImportRows preview={preview} />
      </Stack>
    </Section>
  );
}

interface OutcomeProps {
  readonly outcome: ImportedProducts;
  /** What was shown before, of the same file. */
  readonly preview: PreviewedProducts;
  readonly onAnother: () => void;
}

/** What an import did, and its rejected rows. */
export function ImportOutcome({ outcome, preview, onAnother }: OutcomeProps) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten();
  const { rejected, rows } = outcome;
  const said = rejected ? 'doneBut' : 'done';
  const args = { smart_count: rejected, count: number(rejected) };
  return (
    <Section title={translate('catalogue.imports.result')}>
      <Stack spacing={2}>
        <Alert role="status" severity={rejected ? 'warning' : 'success'}>
          {translate(`catalogue.imports.${said}`, args)}
        </Alert>
        <Counts of={outcome} words="outcome" />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={addressOf(productsPath)}>
            {translate('catalogue.imports.toProducts')}
          </Button>
          <Button onClick={onAnother}>{translate('catalogue.imports.another')}</Button>
          <RejectedFile file={preview.rejected_file} />
        </Stack>
        {rows.length ? (
          <NumberedRows
            title={translate('catalogue.imports.rejectedRows')}
            level="h3"
            columns={[
              { title: translate('catalogue.imports.product'), cell: ({ name }) => name },
              {
                title: translate('catalogue.imports.why'),
                cell: ({ reasons }) => reasons.join(' '),
                minWidth: 200,
              },
            ]}
            rows={rows}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
