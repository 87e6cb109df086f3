import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Preview } from './Preview.tsx';
import { Undo } from './Undo.tsx';
import type { Steps } from './use-import.ts';

interface Props {
  readonly imported: CustomerImport;
  readonly work: Steps;
  readonly onMap: () => void;
  readonly onAnother: () => void;
}

const figures = ['created', 'updated', 'skipped', 'rejected', 'dropped', 'opted_out'] as const;
const undoFigures = ['removed', 'restored', 'left_alone'] as const;
const severities = {
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
  undone: 'success',
} as const;
const isEnded = (state: CustomerImport['state']): state is keyof typeof severities =>
  state in severities;

function Said({ imported: { state, created, updated, rejected } }: Pick<Props, 'imported'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  if (state === 'done' && rejected > 0)
    return (
      <Alert severity="warning">
        {translate('imports.said.doneBut', { smart_count: rejected, count: number(rejected) })}
      </Alert>
    );
  if (isEnded(state))
    return <Alert severity={severities[state]}>{translate(`imports.said.${state}`)}</Alert>;
  const nothing = created + updated === 0;
  return (
    <Alert severity={nothing ? 'warning' : 'info'}>
      {translate(nothing ? 'imports.said.nothing' : 'imports.said.checked')}
    </Alert>
  );
}

/** Whether campaigns welcome those who would be added. */
function Welcomed({ imported: { state, created, welcomes } }: Pick<Props, 'imported'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  if (state !== 'checked' || created === 0) return null;
  const counted = { smart_count: created, count: number(created) };
  return (
    <Typography sx={{ mt: 2 }}>
      {welcomes ? translate('imports.welcomed', counted) : translate('imports.notWelcomed')}
    </Typography>
  );
}

function Next({ imported, work, onMap, onAnother }: Props) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten();
  const count = imported.created + imported.updated;
  if (imported.state === 'checked')
    return (
      <>
        <Button
          variant="contained"
          loading={work.busy}
          disabled={count === 0}
          onClick={() => void work.start().catch(() => undefined)}
        >
          {translate('imports.start', { smart_count: count, count: number(count) })}
        </Button>
        <Button onClick={onMap} disabled={work.busy}>
          {translate('imports.changeColumns')}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="contained" component={Link} to={addressOf(resourceOf('customers'))}>
        {translate('imports.toCustomers')}
      </Button>
      <Button onClick={onAnother}>{translate('imports.another')}</Button>
    </>
  );
}

/** What a check found or an import did, what was rejected, and what comes next. */
export function Outcome(props: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { imported, work } = props;
  const checked = imported.state === 'checked';
  const title = translate(checked ? 'imports.checked' : 'imports.result');
  return (
    <Section title={title}>
      <Stack spacing={2}>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {imported.name}
        </Typography>
        <div aria-live="polite">
          <Said imported={imported} />
          <Welcomed imported={imported} />
        </div>
        <FactList
          facts={(imported.state === 'undone' ? undoFigures : figures).map((name) => [
            translate(`imports.counts.${name}`),
            number(imported[name]),
          ])}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Next {...props} />
          {imported.rejected > 0 ? (
            <DownloadButton label={translate('imports.rejected')} onDownload={work.saveRejected} />
          ) : null}
        </Stack>
        {imported.undo_until ? <Undo until={imported.undo_until} work={work} /> : null}
        {imported.preview.length ? <Preview imported={imported} /> : null}
      </Stack>
    </Section>
  );
}
