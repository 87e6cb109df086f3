import {
  Alert,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  TextField,
} from '@mui/material';
import {
  type Identifier,
  useGetList,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { useForesee } from '../../../resources/effects/use-foresee.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import { chosenCalls, sendChosen, type Whose } from './chosen-calls.ts';

export type { Whose };
export type Change = 'publish' | 'unpublish' | 'price' | 'group';

const all = { pagination: { page: 1, perPage: 240 } };
const unknown = '';
const none = 'none';
const empty = { in_stores: false, retail_price: null as number | string | null, group: unknown };
type Draft = typeof empty;

interface Props {
  readonly whose: Whose;
  readonly change: Change;
  readonly ids: readonly Identifier[];
  readonly onClose: (changed: boolean) => void;
}

/** What is sent of a draft for one change, and nothing of the others. */
function sentOf({ whose, change, ids }: Props, { in_stores, retail_price, group }: Draft) {
  const product_ids = ids.map(Number);
  if (change === 'price') return { product_ids, retail_price: retail_price ?? '' };
  if (change === 'group')
    return { product_ids, [chosenCalls[whose].group]: group === none ? null : Number(group) };
  const published = change === 'publish';
  return { product_ids, published, ...(whose === 'company' ? { in_stores } : {}) };
}

function useChange(props: Props) {
  const { whose, onClose } = props;
  const { store } = usePanel();
  const { number } = useWritten();
  const notify = useNotify();
  const refresh = useRefresh();
  const word = useWord();
  const foresee = useForesee();
  const { endpoint } = chosenCalls[whose];
  return useOwnForm({
    saved: empty,
    rule: endpoint.body,
    toSend: (draft) => sentOf(props, draft),
    ask: (body) => foresee(endpoint, { storeId: store.store_id }, body),
    send: async (body) => {
      const updated = await sendChosen(whose, store.store_id, body);
      const counts = { smart_count: updated, count: number(updated) };
      notify(word('done', counts), { type: 'success' });
      refresh();
      onClose(true);
    },
    again: refresh,
  });
}
type Form = ReturnType<typeof useChange>;

function useWord() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (name: string, args?: object) =>
    translate(`resources.${resource}.texts.chosen.${name}`, args);
}

/** Because of which products nothing was changed, and why. */
function Refused({ form, ids }: { form: Form } & Pick<Props, 'ids'>) {
  const { lang } = usePanel();
  const word = useWord();
  const { data = [] } = useListContext();
  const refused = ids.flatMap((id, place) => {
    const said = form.said(`product_ids.${place}`);
    const name =
      nameOf(
        data.find((row) => row.id === id),
        lang,
      ) ?? id;
    return said ? [{ id, line: `${name}: ${said}` }] : [];
  });
  const whole = form.said('product_ids') ?? form.said('published');
  if (whole) return <Alert severity="error">{whole}</Alert>;
  if (!refused.length) return null;
  return (
    <Alert severity="error">
      {word('refused', { smart_count: refused.length })}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {refused.map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

function GroupField({ form, whose }: { form: Form; whose: Whose }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { lang } = usePanel();
  const word = useWord();
  const { group, groups } = chosenCalls[whose];
  const { data = [] } = useGetList(groups, all);
  return (
    <TextField
      select
      autoFocus
      label={translate(`resources.${resource}.fields.${group}`)}
      value={form.value.group}
      onChange={({ target }) => form.set({ group: target.value })}
      error={Boolean(form.said(group))}
      helperText={form.said(group)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value={unknown} />
      <option value={none}>{word('none')}</option>
      {data.map((each) => (
        <option key={each.id} value={each.id}>
          {nameOf(each, lang)}
        </option>
      ))}
    </TextField>
  );
}

function InStores({ form }: { form: Form }) {
  const word = useWord();
  return (
    <FormControl>
      <FormControlLabel
        control={<Checkbox checked={form.value.in_stores} />}
        onChange={(_, in_stores) => form.set({ in_stores })}
        label={word('inStores')}
      />
      <FormHelperText sx={{ mt: 0 }}>{word('inStoresHint')}</FormHelperText>
    </FormControl>
  );
}

function Filling({ form, whose, change }: { form: Form } & Pick<Props, 'whose' | 'change'>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const word = useWord();
  if (change === 'group') return <GroupField form={form} whose={whose} />;
  if (change !== 'price') return whose === 'company' ? <InStores form={form} /> : null;
  return (
    <NumberField
      label={translate(`resources.${resource}.fields.retail_price`)}
      value={form.value.retail_price}
      onChange={(retail_price) => form.set({ retail_price })}
      error={form.said('retail_price')}
      hint={whose === 'company' ? word('priceHint') : undefined}
    />
  );
}

/** Asks what becomes of the chosen products; what was refused is named, and then none was changed. */
export function ChosenDialog(props: Props) {
  const { whose, change, ids, onClose } = props;
  const { number } = useWritten();
  const word = useWord();
  const form = useChange(props);
  const counts = { smart_count: ids.length, count: number(ids.length) };
  const { group, retail_price } = form.value;
  const ready =
    change === 'group' ? group !== unknown : change !== 'price' || retail_price !== null;
  return (
    <AskDialog
      title={word(`title.${change === 'group' ? chosenCalls[whose].word : change}`, counts)}
      confirm={word('apply')}
      form={form}
      ready={ready}
      onClose={() => onClose(false)}
    >
      <Refused form={form} ids={ids} />
      <Filling form={form} whose={whose} change={change} />
    </AskDialog>
  );
}
