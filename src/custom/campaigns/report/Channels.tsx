import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignReport } from '../../../../contract/campaigns/previews.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';

const counts = ['messages', 'sent', 'delivered', 'failed', 'suppressed'] as const;

/** What became of the messages, by channel. */
export function Channels({ report: { by_channel, currency } }: { report: CampaignReport }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const title = translate('campaignReport.report.channels');
  const head = ['channel', ...counts, 'cost'] as const;
  return (
    <Section title={title}>
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
