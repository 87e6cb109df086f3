import BackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { OpenQuestion } from '../../../resources/form/OpenQuestion.tsx';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { FirstRows } from './FirstRows.tsx';
import { StatementColumns } from './StatementColumns.tsx';
import { StatementRows } from './StatementRows.tsx';
import { type Statement, useStatement } from './use-statement.ts';

const countOf = ({ rows }: Statement, wanted: 'matches' | 'settled') =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** The column of amounts, as the file calls it. */
const amountTitleOf = ({ columns }: Statement) =>
  columns.find(({ is }) => is === 'amount_in' || is === 'amount')?.title ?? '';

interface FoundProps {
  readonly read: Statement;
  readonly busy: boolean;
  readonly onSettle: () => void;
}

/** The one button that makes it so, or that there is nothing to make so. */
function Settle({ read, busy, onSettle }: FoundProps) {
  const translate = useTranslate();
  const [matches, settled] = [countOf(read, 'matches'), countOf(read, 'settled')];
  if (matches)
    return (
      <Box>
        <Button variant="contained" loading={busy} onClick={onSettle}>
          {translate('statement.settle', { smart_count: matches })}
        </Button>
      </Box>
    );
  return settled ? null : <Alert severity="info">{translate('statement.nothing')}</Alert>;
}

/** What is in it, and what becomes of that. */
function Found(props: FoundProps) {
  const translate = useTranslate();
  const { rows, others, currency } = props.read;
  if (!rows.length) return <Alert severity="info">{translate('statement.none')}</Alert>;
  return (
    <Stack spacing={2}>
      <StatementRows rows={rows} currency={currency} />
      {others ? (
        <Typography variant="body2" color="text.secondary">
          {translate('statement.others', { smart_count: others })}
        </Typography>
      ) : null}
      <Settle {...props} />
    </Stack>
  );
}

/** Marks billings as paid by the statement of a bank: read first, and settled when it was looked at. */
export function StatementPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const addressOf = useAddressOf();
  const { read, wrong, stop, choose, map, settleSign, settle } = useStatement();
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
          {read ? (
            <>
              <StatementColumns read={read} onMap={map} />
              {read.decimal_open ? (
                <OpenQuestion
                  kind="decimals"
                  title={amountTitleOf(read)}
                  value={read.decimal === 'unsure' ? null : read.decimal}
                  onChange={(sign) => settleSign(sign === '.' ? '.' : ',')}
                />
              ) : null}
              <FirstRows read={read} />
            </>
          ) : null}
          <div aria-live="polite">
            {wrong ? <Alert severity="error">{translate(wrong)}</Alert> : null}
            {read ? (
              <Found read={read} busy={Boolean(stop)} onSettle={() => void settleAll()} />
            ) : null}
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
