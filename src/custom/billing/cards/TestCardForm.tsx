import { Alert, Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { testCards } from '../../../../contract/billing/cards.ts';

interface Props {
  readonly number: string;
  readonly onChange: (number: string) => void;
  readonly error: string | undefined;
}

const spaced = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');

/** The form of the test provider: what is typed is known by a name of it, and leaves the page in none. */
export function TestCardForm({ number, onChange, error }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info">{translate('billing.cards.testForm')}</Alert>
      <TextField
        label={translate('billing.cards.number')}
        value={number}
        onChange={({ target }) => onChange(target.value)}
        error={Boolean(error)}
        helperText={error}
        autoFocus
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 23 } }}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        {Object.entries(testCards).map(([each, { behaviour }]) => (
          <Button key={each} size="small" onClick={() => onChange(spaced(each))}>
            {`${spaced(each)}: ${translate(`billing.cards.behaviours.${behaviour}`)}`}
          </Button>
        ))}
      </Box>
    </>
  );
}
