import { Alert, Box, Grid, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { GeneratedCreate } from '../../../resources/form/GeneratedForm.tsx';
import { NumberInput } from '../../../resources/inputs/NumberInput.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import { worthOf } from './use-ratio-words.ts';

const least = 0.0001;
const most = 10_000;
const isRatio = (value: unknown): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** What a hundred points would become, told as the ratios are typed. */
function Example() {
  const translate = useTranslate();
  const { number } = useWritten();
  const [there, here] = useWatch({ name: ['from_to_points_ratio', 'to_from_points_ratio'] });
  const line = (word: string, ratio: unknown) =>
    isRatio(ratio) ? (
      <div>{translate(`collaborators.${word}`, { worth: number(worthOf(ratio)) })}</div>
    ) : null;
  return (
    <Alert severity="info" icon={false} role="status" sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {translate('collaborators.example')}
      </Typography>
      {line('exampleThere', there)}
      {line('exampleHere', here)}
    </Alert>
  );
}

const Ratio = ({ source }: { source: string }) => (
  <Grid size={{ xs: 12, md: 6 }}>
    <NumberInput source={source} isRequired unit="rate" help={`collaborators.hints.${source}`} />
  </Grid>
);

function Fields() {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%', maxWidth: 720 }}>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('collaborators.about')}
      </Typography>
      <Grid container columnSpacing={3} rowSpacing={1}>
        <Grid size={12}>
          <CompanyPicker source="to_company_id" />
        </Grid>
        <Ratio source="from_to_points_ratio" />
        <Ratio source="to_from_points_ratio" />
      </Grid>
      <Example />
    </Box>
  );
}

/** Asks another company: which one, and what points become on either side. */
export const CollaboratorCreate = () => (
  <GeneratedCreate>
    <Fields />
  </GeneratedCreate>
);
