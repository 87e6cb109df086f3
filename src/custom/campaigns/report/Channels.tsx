import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignReport } from '../../../../contract/campaigns/previews.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filteredBy } from '../../../resources/narrowing/filtered-by.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';

const counts = ['messages', 'sent', 'delivered', 'failed', 'suppressed'] as const;

/** The way to the messages themselves, where those that failed are sent again. */
function ToMessages({ id }: { id: number }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  if (!useCan('messages.read')) return null;
  return (
    <Button
      component={Link}
      to={`${addressOf(resourceOf('messages'))}${filteredBy({ campaign_id: id })}`}
    >
      {translate('campaignReport.report.toMessages')}
    </Button>
  );
}

interface Props {
  readonly id: number;
  readonly report: CampaignReport;
}

/** What became of the messages of a campaign, by channel. */
export function Channels({ id, report: { by_channel, currency } }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const title = translate('campaignReport.report.channels');
  const head = ['channel', ...counts, 'cost'] as const;
  return (
    <Section title={title} actions={<ToMessages id={id} />}>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {head.map((name) => (
                <TableCell key={name} align={name === 'channel' ? 'left' : 'right'}>
                  {translate(`campaignReport.report.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {by_channel.map((row) => (
              <TableRow key={row.channel}>
                <TableCell component="th" scope="row">
                  {translate(`offers.channels.${row.channel}`)}
                </TableCell>
                {counts.map((name) => (
                  <TableCell key={name} align="right">
                    {number(row[name])}
                  </TableCell>
                ))}
                <TableCell align="right">{money(row.cost)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
