import { Grid, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { TranslatableInputs, useRecordContext, useTranslate } from 'react-admin';
import { languages } from '../../../contract/engine/languages.ts';
import { usePanel, useVisible } from '../../shell/context.ts';
import type { PanelResource } from '../../shell/resource.ts';
import { inputs } from '../inputs/inputs.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { isRequired } from './form-rules.ts';
import { LanguageTabs } from './LanguageTabs.tsx';

function InputOf({
  resource: { entity, name, screen },
  source,
}: {
  resource: PanelResource;
  source: string;
}) {
  const translate = useTranslate();
  const field = entity.fields[source];
  if (!field) return null;
  const help = translate(`resources.${name}.texts.help.${source}`, { _: '' });
  const Own = screen.inputs?.[source];
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
      words={`resources.${name}`}
      isRequired={isRequired(field)}
      help={help || undefined}
    />
  );
}

const wide = ['paragraph', 'image', 'choices', 'refs', 'attributes', 'texts', 'facts'];

/** Neighbouring localized fields share one set of language tabs. */
function rowsOf({ entity }: PanelResource, names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const joins =
      entity.fields[name]?.kind === 'localized' &&
      last &&
      entity.fields[last[0] ?? '']?.kind === 'localized';
    if (joins) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

// The reader's own language stands first. Greek is the text of record and wants filling in first: a new record
// opens in it, and one that exists in the reader's.
function RowOf({ resource, names }: { resource: PanelResource; names: string[] }) {
  const { lang } = usePanel();
  const isNew = !useRecordContext();
  const kind = resource.entity.fields[names[0] ?? '']?.kind ?? 'text';
  const fields = names.map((source) => (
    <InputOf key={source} resource={resource} source={source} />
  ));
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
  return <Grid size={wide.includes(kind) ? 12 : { xs: 12, md: 6 }}>{fields}</Grid>;
}

/** The inputs of an entity in the order of its form, two in a row where there is room. */
export function FormFields({ names }: { names: readonly string[] }) {
  const resource = usePanelResource();
  const shown = names.filter(useVisible(resource.entity.fields));
  return (
    <Grid container columnSpacing={3} sx={{ width: '100%' }}>
      {rowsOf(resource, shown).map((row) => (
        <RowOf key={row.join()} resource={resource} names={row} />
      ))}
    </Grid>
  );
}
