import { Box } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { type Saving, useForesee } from '../../../resources/effects/use-foresee.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { type Answer, filled, request } from '../../../session/api.ts';
import { type FieldSpec, SettingField, type Value } from './fields.tsx';
import { type Forms, useForms } from './forms.ts';

export type Values = Record<string, Value>;
export interface Change {
  readonly method: string;
  readonly path: string;
  readonly body?: z.ZodType | undefined;
  /** What it changes of many, which is asked about before. */
  readonly foresees?: Saving['foresees'];
}

interface Options<T extends object> {
  /** The form's own name: its words, and what the page knows it by. */
  readonly name: string;
  readonly change: Change;
  readonly saved: T;
  readonly toSend: (value: T) => object;
  /** Asked before it is sent; throws an ApiError for what is wrong. */
  readonly check?: ((body: object) => Promise<void>) | undefined;
  /** Milliseconds until what is wrong is no longer said. */
  readonly forgetAfter?: number | undefined;
}

/** Tells what was done; or, where something is to be known, that (email-configuration-209). */
function useSettingsWords() {
  const notify = useNotify();
  return ({ notification }: Answer, done: string) =>
    notification
      ? notify(notification, { type: 'warning', autoHideDuration: 12_000 })
      : notify(done, { type: 'success' });
}

/** What one of several forms sends: where it names a version, that which the one before it left behind. */
const after = (run: Forms['run']['current'], body: object) =>
  run?.version && 'updated_at' in body ? { ...body, updated_at: run.version } : body;

const versionOf = ({ data }: Answer) => (data as { updated_at?: string } | null)?.updated_at;

/** A form of a page of settings: what is typed, sent, shown and told. */
export function useSettingsForm<T extends object>(options: Options<T>) {
  const { name, change, saved, toSend, check, forgetAfter } = options;
  const forms: Forms = useForms();
  const translate = useTranslate();
  const tell = useSettingsWords();
  const foresee = useForesee();
  const form = useOwnForm({
    saved,
    rule: change.body,
    toSend,
    ask: (body) => foresee(change, forms.params, body),
    send: async (body) => {
      await check?.(body);
      const path = filled(change.path, forms.params);
      const answer = await request(change.method, path, { body: after(forms.run.current, body) });
      if (forms.run.current) forms.run.current.version = versionOf(answer);
      forms.show(answer);
      tell(answer, `${forms.words}.done.${name}`);
    },
    again: forms.again,
  });
  const { isDirty, complaints, clear, save, reset } = form;
  const { mark, words } = forms;
  // What is to be saved is what is typed now, which is another after each key.
  useEffect(() => {
    const title = translate(`${words}.titles.${name}`);
    mark(name, isDirty ? { title, save, reset } : undefined);
  });
  useEffect(() => () => mark(name, undefined), [mark, name]);
  const isWrong = Object.keys(complaints).length > 0;
  useEffect(() => {
    if (!isWrong || !forgetAfter) return undefined;
    const timer = setTimeout(clear, forgetAfter);
    return () => clearTimeout(timer);
  });
  return { form, forms };
}

interface Props {
  readonly name: string;
  readonly fields: readonly FieldSpec[];
  readonly change: Change;
  readonly saved: Values;
  /** What is sent, where that is not what is shown. */
  readonly toSend?: (value: Values) => object;
  /** The version that was loaded, where two people may change the same. */
  readonly version?: string;
  /** Which fields are shown, by what is chosen. */
  readonly shows?: (value: Values, field: string) => boolean;
  readonly check?: Options<Values>['check'];
  readonly forgetAfter?: number;
  /** Whether there are words about the whole. */
  readonly hint?: true;
  readonly children?: ReactNode;
  readonly may?: boolean;
}

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const;

interface FieldsProps {
  readonly form: Pick<
    ReturnType<typeof useOwnForm<Values, object>>,
    'value' | 'set' | 'said' | 'theirs'
  >;
  readonly fields: readonly FieldSpec[];
  readonly words: string;
  readonly may: boolean;
}

/** The fields of a form, beside each other where there is room. */
export function SettingFields({ form, fields, words, may }: FieldsProps) {
  const translate = useTranslate();
  const { value, set, said, theirs } = form;
  const hintOf = ({ name, hint, hintArgs }: FieldSpec) =>
    theirs(name) ?? (hint ? translate(`${words}.hints.${name}`, hintArgs) : undefined);
  return (
    <Box sx={grid}>
      {fields.map((field) => (
        <SettingField
          key={field.name}
          field={field}
          label={translate(`${words}.fields.${field.name}`)}
          hint={hintOf(field)}
          value={value[field.name]}
          error={said(field.name)}
          disabled={!may}
          onChange={(typed) => set({ [field.name]: typed })}
        />
      ))}
    </Box>
  );
}

/** Fields in a card that saves alone. */
export function SettingsForm(props: Props) {
  const { name, fields, change, saved, version, toSend, shows, hint, children } = props;
  const translate = useTranslate();
  const { form, forms } = useSettingsForm({
    name,
    change,
    saved,
    toSend: (value: Values) => ({
      ...(toSend ? toSend(value) : value),
      ...(version ? { updated_at: version } : {}),
    }),
    check: props.check,
    forgetAfter: props.forgetAfter,
  });
  const { words } = forms;
  const may = props.may ?? forms.may;
  const shown = fields.filter((field) => !shows || shows(form.value, field.name));
  return (
    <OwnForm
      title={translate(`${words}.titles.${name}`)}
      {...(hint ? { hint: translate(`${words}.texts.${name}`) } : {})}
      form={form}
      may={may}
      savedByPage
    >
      <SettingFields form={form} fields={shown} words={words} may={may} />
      {children}
    </OwnForm>
  );
}
