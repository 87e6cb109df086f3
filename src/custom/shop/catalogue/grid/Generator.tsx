import AddIcon from '@mui/icons-material/AddOutlined';
import GenerateIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Autocomplete, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { mostVariants } from '../../../../../contract/shop/grid.ts';
import { resourceOf } from '../../../../dataProvider/sources.ts';
import { useAddressOf } from '../../../../shell/menu.ts';
import type { VariantsForm } from './use-grid.ts';
import type { SellerOptions } from './use-options.ts';

interface Props {
  readonly form: VariantsForm;
  readonly options: SellerOptions;
}

/** Which options the product comes in, until somebody chooses: those that its variants have. */
function useChosen({ form, options }: Props) {
  const [ids, setIds] = useState<readonly number[]>();
  const used = new Set(form.rows.flatMap((row) => row.attribute_option_ids));
  const chosen = options.list.filter(({ id }) => (ids ? ids.includes(id) : used.has(id)));
  return [chosen, setIds] as const;
}

function MakeOptions() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  return (
    <Button component={Link} to={addressOf(resourceOf('shop-attributes'))}>
      {translate('variantGrid.makeOptions')}
    </Button>
  );
}

/** Makes a row of each combination of the chosen options, or a single one without any. */
export function Generator({ form, options }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setIds] = useChosen({ form, options });
  // Two of them would be the same thing.
  const hasPlain = form.rows.some((row) => !row.attribute_option_ids.length);
  const generate = () => {
    const added = form.generate(chosen);
    if (added === undefined)
      notify('variantGrid.tooMany', { type: 'warning', messageArgs: { most: mostVariants } });
    else if (added === 0) notify('variantGrid.nothingNew', { type: 'info' });
    else notify('variantGrid.added', { type: 'info', messageArgs: { smart_count: added } });
  };
  return (
    <Stack spacing={1}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        loading={options.isLoading}
        options={options.list}
        value={chosen}
        groupBy={options.attributeOf}
        getOptionLabel={options.nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, list) => setIds(list.map(({ id }) => id))}
        noOptionsText={translate('variantGrid.noOptions')}
        renderInput={(input) => (
          <TextField
            {...input}
            label={translate('variantGrid.choose')}
            helperText={translate('variantGrid.chooseHint')}
          />
        )}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<GenerateIcon />}
          disabled={!chosen.length}
          onClick={generate}
        >
          {translate('variantGrid.generate')}
        </Button>
        <Button startIcon={<AddIcon />} disabled={hasPlain} onClick={form.add}>
          {translate('variantGrid.add')}
        </Button>
        {options.isLoading || options.list.length ? null : <MakeOptions />}
      </Stack>
    </Stack>
  );
}
