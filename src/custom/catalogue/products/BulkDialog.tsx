import { Alert, Autocomplete, TextField, Typography } from '@mui/material';
import { type RaRecord, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { bulkProducts } from '../../../../contract/catalogue/company-products.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useForesee } from '../../../resources/effects/use-foresee.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import { tagsPath } from '../matrix/paths.ts';
import { useStores } from '../matrix/use-stores.ts';

const all = { pagination: { page: 1, perPage: 240 } };

interface Draft {
  tag: string;
  retail_price: number | string | null;
  wholesale_price: number | string | null;
  reward_points: number | string | null;
  add_to_stores: number[];
  product_tag_id: string;
}
const empty: Draft = {
  tag: '',
  retail_price: null,
  wholesale_price: null,
  reward_points: null,
  add_to_stores: [],
  product_tag_id: '',
};

// What is left empty stays as it is.
const toSend = ({ tag: _, add_to_stores, product_tag_id, ...amounts }: Draft) => ({
  ...Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null)),
  ...(add_to_stores.length ? { add_to_stores } : {}),
  ...(product_tag_id ? { product_tag_id: Number(product_tag_id) } : {}),
});

function useBulk(onClose: () => void) {
  const { store } = usePanel();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { number } = useWritten();
  const foresee = useForesee();
  const form = useOwnForm({
    saved: empty,
    rule: bulkProducts.body,
    toSend,
    ask: (body): Promise<boolean> => foresee(bulkProducts, params(), body),
    send: async (body): Promise<void> => {
      const { data } = await send<typeof bulkProducts>(
        'PATCH',
        '/companies/{storeId}/products/bulk/{tagId}',
        { params: params(), body },
      );
      const counts = { smart_count: data.updated, count: number(data.updated) };
      notify(translate('catalogue.bulk.done', counts), { type: 'success' });
      refresh();
      onClose();
    },
    again: refresh,
  });
  const params = () => ({ storeId: store.store_id, tagId: Number(form.value.tag) });
  return form;
}
type Form = ReturnType<typeof useBulk>;

interface TagsProps {
  readonly form: Form;
  readonly name: 'tag' | 'product_tag_id';
  readonly tags: readonly RaRecord[];
  readonly label: string;
  readonly none: string;
}

function TagField({ form, name, tags, label, none }: TagsProps) {
  return (
    <TextField
      select
      label={label}
      value={form.value[name]}
      onChange={({ target }) => form.set({ [name]: target.value })}
      error={Boolean(form.said(name))}
      helperText={form.said(name)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {tags.map(({ id, name: said }) => (
        <option key={id} value={id}>
          {said}
        </option>
      ))}
    </TextField>
  );
}

const amounts = [
  ['retail_price', 'money'],
  ['wholesale_price', 'money'],
  ['reward_points', 'points'],
] as const;

function StoresField({ form }: { form: Form }) {
  const translate = useTranslate();
  const { data: stores = [] } = useStores();
  const choiceWords = useChoiceWords();
  const chosen = stores.filter(({ store_id }) => form.value.add_to_stores.includes(store_id));
  return (
    <Autocomplete
      {...choiceWords}
      multiple
      options={[...stores]}
      value={chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ store_id }) => store_id}
      isOptionEqualToValue={(one, other) => one.store_id === other.store_id}
      onChange={(_, next) => form.set({ add_to_stores: next.map(({ store_id }) => store_id) })}
      renderInput={(params) => (
        <TextField
          {...(params as object)}
          label={translate('catalogue.bulk.stores')}
          error={Boolean(form.said('add_to_stores'))}
          helperText={form.said('add_to_stores')}
        />
      )}
    />
  );
}

function Changes({ form, tags }: { form: Form; tags: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const tag = tags.find(({ id }) => String(id) === form.value.tag);
  const count = Number(tag?.products_count ?? 0);
  if (!tag) return null;
  return (
    <>
      <Typography role="status">
        {translate('catalogue.bulk.count', { smart_count: count, count: number(count) })}
      </Typography>
      {amounts.map(([name, unit]) => (
        <NumberField
          key={name}
          unit={unit}
          label={translate(`resources.${resourceOf('products')}.fields.${name}`)}
          value={form.value[name]}
          onChange={(value) => form.set({ [name]: value })}
          error={form.said(name)}
        />
      ))}
      <StoresField form={form} />
      <TagField
        form={form}
        name="product_tag_id"
        tags={tags.filter(({ id }) => id !== tag.id)}
        label={translate('catalogue.bulk.moveTo')}
        none={translate('catalogue.bulk.same')}
      />
    </>
  );
}

/** Changes the products of a tag, all at once. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const form = useBulk(onClose);
  const { data: tags = [], isPending } = useGetList(tagsPath, all);
  return (
    <AskDialog
      title={translate('catalogue.bulk.title')}
      confirm={translate('catalogue.bulk.apply')}
      form={form}
      ready={form.value.tag !== ''}
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('catalogue.bulk.hint')}</Typography>
      {tags.length || isPending ? (
        <TagField
          form={form}
          name="tag"
          tags={tags}
          label={translate('catalogue.bulk.which')}
          none=""
        />
      ) : (
        <Alert severity="info">{translate('catalogue.bulk.none')}</Alert>
      )}
      <Changes form={form} tags={tags} />
    </AskDialog>
  );
}
