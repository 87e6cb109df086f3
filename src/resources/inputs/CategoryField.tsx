import { TextField } from '@mui/material';
import { useGetList } from 'react-admin';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly error?: string | undefined;
}

const all = { pagination: { page: 1, perPage: 240 } };

/** One of the company's gift categories, or none; its picture is shown with what is given. */
export function CategoryField({ label, value, onChange, error }: Props) {
  const { data: categories = [] } = useGetList('common-gift-categories', all);
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{'\u2013'}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
