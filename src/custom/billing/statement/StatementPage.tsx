import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Select } from '../../../resources/form/Choices.tsx';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { StatementRows } from './StatementRows.tsx';
import { type Statement, useStatement } from './use-statement.ts';

const countOf = ({ rows }: Statement, wanted: 'matches' | 'settled') =>
  rows.filter(({ outcome }) => outcome === wanted).length;

interface FoundProps {
  readonly read: Statement;
  readonly column: string;
  readonly onColumn: (column: string) => void;
  readonly busy: boolean;
  readonly onSettle: () => void;
}

/** Which column has what came in: as its title says, or as it is chosen. */
function Columns({ read, column, onColumn }: Pick<FoundProps, 'read' | 'column' | 'onColumn'>) {
  const translate = useTranslate();
  const { columns } = read;
  const taken =
    columns.find(({ is }) => is === 'amount_in') ?? columns.find(({ is }) => is === 'amount');
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Select
        label={translate('statement.column')}
        none={taken?.title ?? translate('statement.noColumn')}
        value={column}
        onChange={onColumn}
        choices={columns.map(({ title }, index) => ({ id: `${index + 1}`, name: title }))}
      />
    </Box>
  );
}

/** What is in it, and the one button that makes it so. */
function Found({ read, busy, onSettle, ...choosing }: FoundProps) {
  const translate = useTranslate();
  const [matches, settled] = [countOf(read, 'matches'), countOf(read, 'settled')];
  const { rows, others, currency } = read;
  if (!rows.length) return <Alert severity="info">{translate('statement.none')}</Alert>;
  return (
    <Stack spacing={2}>
      <Columns read={read} {...choosing} />
      <StatementRows rows={rows} currency={currency} />
      {others ? (
        <Typography variant="body2" color="text.secondary">
          {translate('statement.others', { smart_count: others })}
        </Typography>
      ) : null}
      {matches ? (
        <Box>
          <Button variant="contained" loading={busy} onClick={onSettle}>
            {translate('statement.settle', { smart_count: matches })}
          </Button>
        </Box>
      ) : settled ? null : (
        <Alert severity="info">{translate('statement.nothing')}</Alert>
      )}
    </Stack>
  );
}

/** Marks billings as paid by the statement of a bank: read first, and settled when it was looked at. */
export function StatementPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const addressOf = useAddressOf();
  const { read, wrong, stop, column, choose, chooseColumn, settle } = useStatement();
  const settleAll = async () => {
    const after = await settle();
    const smart_count = after ? countOf(after, 'settled') : 0;
    if (smart_count) notify('statement.done', { type: 'success', messageArgs: { smart_count } });
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Title title={translate('statement.title')} />
      <div>
        <Button
          size="small"
          startIcon={<BackIcon />}
          component={Link}
          to={addressOf('subscriptions/stores')}
        >
          {translate('tabs.subscriptions/stores')}
        </Button>
      </div>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <Typography color="text.secondary">{translate('statement.intro')}</Typography>
          <FilePicker
            hint={translate('statement.hint')}
            choose={translate('statement.choose')}
            part={stop && !read ? 0 : null}
            text={translate('statement.reading')}
            onFile={choose}
            onStop={() => stop?.abort()}
          />
          <div aria-live="polite">
            {wrong ? <Alert severity="error">{translate(wrong)}</Alert> : null}
            {read ? (
              <Found
                read={read}
                column={column}
                onColumn={chooseColumn}
                busy={Boolean(stop)}
                onSettle={() => void settleAll()}
              />
            ) : null}
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
