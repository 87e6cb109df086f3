import BackIcon from '@mui/icons-material/ArrowBack';
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
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ImportedProducts } from '../../../../contract/catalogue/product-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { WideTable } from '../../../resources/list/WideTable.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { productsPath } from '../matrix/paths.ts';
import { useImport } from './use-import.ts';

function Rejected({ outcome: { rows, rejected } }: { outcome: ImportedProducts }) {
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

function Outcome({ outcome, onAnother }: { outcome: ImportedProducts; onAnother: () => void }) {
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
                  {number(outcome[name])}
                </Typography>
              </div>
            ))}
          </Stack>
          {outcome.ignored.length ? (
            <Alert severity="info">
              {translate('catalogue.imports.ignored', { names: outcome.ignored.join(', ') })}
            </Alert>
          ) : null}
          <div>
            <Button variant="outlined" onClick={onAnother}>
              {translate('catalogue.imports.another')}
            </Button>
          </div>
        </Stack>
      </Section>
      <Rejected outcome={outcome} />
    </>
  );
}

/** Products out of a file, and what came of each of its rows. */
export function ImportPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { part, refused, outcome, take, stop, again } = useImport();
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('catalogue.imports.title')} />
      <Box>
        <Button startIcon={<BackIcon />} component={Link} to={addressOf(productsPath)}>
          {translate(`tabs.${resourceOf('products')}`)}
        </Button>
      </Box>
      {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
      {outcome ? (
        <Outcome outcome={outcome} onAnother={again} />
      ) : (
        <Section title={translate('catalogue.imports.title')}>
          <FilePicker
            hint={translate('catalogue.imports.hint')}
            choose={translate('catalogue.imports.choose')}
            text={translate('catalogue.matrix.loading')}
            part={part}
            onStop={stop}
            onFile={(file) => void take(file)}
          />
        </Section>
      )}
    </Stack>
  );
}
