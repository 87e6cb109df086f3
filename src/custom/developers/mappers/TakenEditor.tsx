import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { TakenValue } from '../../../../contract/developers/mappers.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { usePanel } from '../../../shell/context.ts';
import { Choice } from './Choice.tsx';
import type { MapperForm } from './use-mapper-form.ts';

interface Props {
  readonly form: MapperForm;
}
interface LineProps extends Props {
  readonly value: TakenValue;
  readonly index: number;
  readonly attributes: readonly RaRecord[];
}

const line = {
  display: 'grid',
  gap: 1,
  mb: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '150px 1fr 1fr auto' },
  alignItems: 'start',
} as const;

function Line({ form, value, index, attributes }: LineProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const word = (name: string) => translate(`mappers.row.${name}`, { number: index + 1 });
  const error = form.said(`values.${index}.place`);
  const known = new Map(attributes.map((each) => [String(each.id), nameOf(each, lang) ?? '']));
  return (
    <Box component="li" sx={line}>
      <Choice
        label={word('source')}
        value={value.source}
        choices={['body', 'header']}
        nameOf={(name) => word(`sources.${name}`)}
        onChange={(source) => form.taken.set(index, { source })}
      />
      <TextField
        label={word(value.source === 'header' ? 'header' : 'place')}
        value={value.place}
        onChange={({ target }) => form.taken.set(index, { place: target.value })}
        error={Boolean(error)}
        helperText={error ?? (value.source === 'body' ? '$.customer.id' : 'X-Customer')}
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
        sx={{ m: 0 }}
      />
      <Choice
        label={translate('mappers.attribute')}
        value={String(value.user_account_attribute_definition_id)}
        choices={[...known.keys()]}
        nameOf={(id) => known.get(id) ?? `#${id}`}
        onChange={(id) =>
          form.taken.set(index, { user_account_attribute_definition_id: Number(id) })
        }
      />
      <IconButton aria-label={word('remove')} onClick={() => form.taken.remove(index)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** What is taken out of an accepted answer, into an attribute of the customer it is about. */
export function TakenEditor({ form }: Props) {
  const translate = useTranslate();
  const { data: attributes = [] } = useGetList(resourceOf('attribute-definitions'), {
    pagination: { page: 1, perPage: 96 },
  });
  const [first] = attributes;
  const { values } = form.value;
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('mappers.values')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 1.5 }}>
        {translate(first ? 'mappers.valuesHint' : 'mappers.noAttributes')}
      </Typography>
      {form.said('values') ? (
        <Typography color="error" role="alert">
          {form.said('values')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their place alone.
          <Line key={index} form={form} value={value} index={index} attributes={attributes} />
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={!first || values.length >= 10}
        onClick={() => first && form.taken.add(Number(first.id))}
      >
        {translate('mappers.addValue')}
      </Button>
    </div>
  );
}
