import { TextField } from '@mui/material';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const SearchField = ({ label, value, onChange }: Props) => (
  <TextField
    type="search"
    fullWidth={false}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ m: 0, width: { xs: '100%', sm: 240 } }}
    slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
  />
);
