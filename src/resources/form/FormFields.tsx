import { Grid, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { TranslatableInputs, useRecordContext, useTranslate } from 'react-admin';
import { languages } from '../../../contract/engine/languages.ts';
import type { FieldOutlines } from '../../dataProvider/field-outline.ts';
import { usePanel, useVisible } from '../../shell/context.ts';
import type { Screen } from '../../shell/resource.ts';
import { inputs } from '../inputs/inputs.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { isRequired } from './form-rules.ts';
import { LanguageTabs } from './LanguageTabs.tsx';

/** Where a form takes its inputs from. */
export interface FormSource {
  readonly fields: FieldOutlines;
  /** The words of the entity: `resources.<resource>`. */
  readonly words: string;
  /** Where the help of each field is. */
  readonly help: string;
  readonly inputs?: Screen<string>['inputs'];
  /** One below the other, as in a dialog. */
  readonly isNarrow?: true;
}

function InputOf({ form, source }: { form: FormSource; source: string }) {
  const translate = useTranslate();
  const field = form.fields[source];
  if (!field) return null;
  const help = translate(`${form.help}.${source}`, { _: '' });
  const Own = form.inputs?.[source];
  if (Own)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <Own source={source} help={help || undefined} />
      </Suspense>
    );
  const Input = inputs[field.kind];
  return (
    <Input
      source={source}
      field={field}
      words={form.words}
      isRequired={isRequired(field)}
      help={help || undefined}
    />
  );
}

const wide = ['paragraph', 'image', 'choices', 'refs', 'attributes', 'texts', 'facts'];

/** Neighbouring localized fields share one set of language tabs. */
function rowsOf(fields: FieldOutlines, names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const joins =
      fields[name]?.kind === 'localized' && last && fields[last[0] ?? '']?.kind === 'localized';
    if (joins) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

// The reader's own language stands first. Greek is the text of record and wants filling in first: a new record
// opens in it, and one that exists in the reader's.
function RowOf({ form, names }: { form: FormSource; names: string[] }) {
  const { lang } = usePanel();
  const isNew = !useRecordContext();
  const kind = form.fields[names[0] ?? '']?.kind ?? 'text';
  const fields = names.map((source) => <InputOf key={source} form={form} source={source} />);
  if (kind === 'localized') {
    return (
      <Grid size={12}>
        <TranslatableInputs
          locales={[lang, ...languages.filter((each) => each !== lang)]}
          defaultLocale={isNew ? 'el' : lang}
          selector={<LanguageTabs names={names} />}
          fullWidth
        >
          {fields}
        </TranslatableInputs>
      </Grid>
    );
  }
  const isWide = form.isNarrow || wide.includes(kind);
  return <Grid size={isWide ? 12 : { xs: 12, md: 6 }}>{fields}</Grid>;
}

/** Inputs in the order of their form, two in a row where there is room. */
export const Inputs = ({ form, names }: { form: FormSource; names: readonly string[] }) => (
  <Grid container columnSpacing={3} sx={{ width: '100%' }}>
    {rowsOf(form.fields, names).map((row) => (
      <RowOf key={row.join()} form={form} names={row} />
    ))}
  </Grid>
);

/** The inputs of an entity in the order of its form. */
export function FormFields({ names }: { names: readonly string[] }) {
  const { entity, name, screen } = usePanelResource();
  const words = `resources.${name}`;
  const own = screen.inputs ? { inputs: screen.inputs } : {};
  const form = { fields: entity.fields, words, help: `${words}.texts.help`, ...own };
  return <Inputs form={form} names={names.filter(useVisible(entity.fields))} />;
}
