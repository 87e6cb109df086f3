import { Grid, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { frequencies, reportNames } from '../../../../contract/coupons/multiple-coupons.ts';
import type { MultipleForm, ReportDraft, ReportName } from './use-multiple-form.ts';

interface Props {
  readonly form: MultipleForm;
  readonly name: ReportName;
}

function useReport({ form: { value, set, said }, name }: Props) {
  const report = value.notification[name];
  const path = `notification.${name}`;
  return {
    report,
    said: (field: string) => said(`${path}.${field}`),
    change: (change: Partial<ReportDraft>) =>
      set({ notification: { ...value.notification, [name]: { ...report, ...change } } }),
  };
}

function Frequency(props: Props) {
  const translate = useTranslate();
  const { report, said, change } = useReport(props);
  return (
    <TextField
      select
      label={translate('campaigns.frequency')}
      value={report.frequency}
      onChange={({ target }) => change({ frequency: target.value as ReportDraft['frequency'] })}
      error={Boolean(said('frequency'))}
      helperText={said('frequency')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('campaigns.never')}</option>
      {frequencies.map((each) => (
        <option key={each} value={each}>
          {translate(`campaigns.frequencies.${each}`)}
        </option>
      ))}
    </TextField>
  );
}

function Report(props: Props) {
  const translate = useTranslate();
  const { report, said, change } = useReport(props);
  const write = (slot: number, text: string) =>
    change({ emails: report.emails.map((email, index) => (index === slot ? text : email)) });
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(`campaigns.report.${props.name}`)}
      </Typography>
      {[...report.emails.keys()].map((slot) => {
        // The server names the first address where a report has none.
        const error = said(`emails.${slot}`) ?? (slot === 0 ? said('emails') : undefined);
        return (
          <TextField
            key={slot}
            type="email"
            label={translate('campaigns.email', { number: String(slot + 1) })}
            value={report.emails[slot]}
            onChange={({ target }) => write(slot, target.value)}
            error={Boolean(error)}
            helperText={error}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
          />
        );
      })}
      <Frequency {...props} />
    </fieldset>
  );
}

/** Who is told of a campaign and how often: two reports, three addresses each. */
export function ReportFields({ form }: { form: MultipleForm }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('campaigns.reports')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('campaigns.reportsHint')}
      </Typography>
      <Grid container spacing={3}>
        {reportNames.map((name) => (
          <Grid key={name} size={{ xs: 12, md: 6 }}>
            <Report form={form} name={name} />
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
