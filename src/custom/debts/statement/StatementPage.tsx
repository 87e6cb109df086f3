import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { monthText } from '../use-months.ts';
import { Lines } from './Lines.tsx';
import { StatementHead } from './StatementHead.tsx';
import { useIsCompany, useStatement } from './use-statement.ts';

/** A month of one store: what it comes to, line by line, with the postings behind each. */
export function StatementPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const isCompany = useIsCompany();
  const { store } = usePanel();
  const { month = '', store_id } = useParams();
  const query = useStatement({ month, storeId: isCompany ? Number(store_id) : store.store_id });
  const back = isCompany ? 'branch-debt/monthly-invoicing' : 'history/debts';
  const to = isCompany ? `${addressOf(back)}?month=${month}` : addressOf(back);
  const title = translate(`tabs.${back}`);
  const name = query.data?.statement.name;
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 1000 }}>
      <Title title={name ? `${name}, ${monthText(month)}` : title} />
      <div>
        <Button size="small" startIcon={<BackIcon />} component={Link} to={to}>
          {title}
        </Button>
      </div>
      <Answered query={query} height={420}>
        {(reply) => (
          <>
            <StatementHead reply={reply} />
            <Lines reply={reply} />
          </>
        )}
      </Answered>
    </Stack>
  );
}
