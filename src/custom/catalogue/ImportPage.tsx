import BackIcon from '@mui/icons-material/ArrowBack';
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ImportedProducts } from '../../../contract/company-products.ts';
import { useAddressOf } from '../../panels/menu.ts';
import { useWritten } from '../../panels/use-written.ts';
import { Meter } from '../../resources/Meter.tsx';
import { Section } from '../../resources/Section.tsx';
import { WideTable } from '../../resources/WideTable.tsx';
import { productsPath } from './paths.ts';
import { useImport } from './use-import.ts';

interface FileProps {
  readonly onFile: (file: File) => void;
  readonly part: number | null;
  readonly onStop: () => void;
}

function Chooser({ onFile }: Pick<FileProps, 'onFile'>) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<FileIcon />} onClick={() => field.current?.click()}>
        {translate('catalogue.imports.choose')}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={translate('catalogue.imports.choose')}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
    </>
  );
}

function Under({ part, onStop }: { part: number; onStop: () => void }) {
  const translate = useTranslate();
  const percent = Math.round(part * 100);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Box aria-live="polite" sx={{ width: '100%' }}>
        <Meter done={percent} total={100} told={translate('catalogue.matrix.loading')} />
      </Box>
      <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>
    </Stack>
  );
}

/** A file that is chosen or dropped is imported at once. */
function ChooseFile({ onFile, part, onStop }: FileProps) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file && part === null) onFile(file);
  };
  return (
    <Stack
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      spacing={2}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        p: { xs: 3, sm: 5 },
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 2,
      }}
    >
      <Typography color="text.secondary" sx={{ maxWidth: '64ch' }}>
        {translate('catalogue.imports.hint')}
      </Typography>
      {part === null ? <Chooser onFile={onFile} /> : <Under part={part} onStop={onStop} />}
    </Stack>
  );
}

function Rejected({ told: { rows, rejected } }: { told: ImportedProducts }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const title = translate('catalogue.imports.rejectedRows');
  if (!rows.length) return null;
  return (
    <Section title={title}>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('catalogue.imports.row')}</TableCell>
              <TableCell>{translate('catalogue.imports.product')}</TableCell>
              <TableCell>{translate('catalogue.imports.why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ row, name, reasons }) => (
              <TableRow key={row}>
                <TableCell align="right">{number(row)}</TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{reasons.join(' ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      {rejected > rows.length ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {translate('catalogue.imports.more', { count: number(rejected - rows.length) })}
        </Typography>
      ) : null}
    </Section>
  );
}

function Outcome({ told, onAnother }: { told: ImportedProducts; onAnother: () => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <>
      <Section title={translate('catalogue.imports.done')}>
        <Stack spacing={2} role="status">
          <Stack component="dl" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4, m: 0 }}>
            {(['created', 'updated', 'rejected'] as const).map((name) => (
              <div key={name}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {translate(`catalogue.imports.${name}`)}
                </Typography>
                <Typography component="dd" variant="h2" sx={{ m: 0 }}>
                  {number(told[name])}
                </Typography>
              </div>
            ))}
          </Stack>
          {told.ignored.length ? (
            <Alert severity="info">
              {translate('catalogue.imports.ignored', { names: told.ignored.join(', ') })}
            </Alert>
          ) : null}
          <div>
            <Button variant="outlined" onClick={onAnother}>
              {translate('catalogue.imports.another')}
            </Button>
          </div>
        </Stack>
      </Section>
      <Rejected told={told} />
    </>
  );
}

/** Products out of a file, and what came of each of its rows. */
export function ImportPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { part, refused, told, take, stop, again } = useImport();
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('catalogue.imports.title')} />
      <Box>
        <Button startIcon={<BackIcon />} component={Link} to={addressOf(productsPath)}>
          {translate('tabs.products/products-tab')}
        </Button>
      </Box>
      {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
      {told ? (
        <Outcome told={told} onAnother={again} />
      ) : (
        <Section title={translate('catalogue.imports.title')}>
          <ChooseFile part={part} onStop={stop} onFile={(file) => void take(file)} />
        </Section>
      )}
    </Stack>
  );
}
