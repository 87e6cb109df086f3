import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PreviewedProducts } from '../../../../contract/catalogue/product-imports.ts';
import { FileColumn } from '../../../resources/form/FileColumn.tsx';
import { type OpenKind, OpenQuestion } from '../../../resources/form/OpenQuestion.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { fieldNames } from './import-fields.data.ts';
import { type Choices, withAnswer, withColumn } from './use-import.ts';
import { useProductFields } from './use-product-fields.ts';

interface Props {
  readonly name: string;
  readonly preview: PreviewedProducts;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** The question of a column that no cell of it settles, whether it is answered already or not. */
const questionOf = (preview: PreviewedProducts, choices: Choices, at: number) =>
  preview.columns[at]?.open ??
  (['decimals', 'orders'] as const).find((kind) => choices[kind][at] != null);

function Column({ preview, choices, onChange, at }: Omit<Props, 'name'> & { at: number }) {
  const { nameOf } = useProductFields();
  const title = preview.columns[at]?.title ?? '';
  const value = choices.columns[at] ?? '';
  const question: OpenKind | undefined = questionOf(preview, choices, at);
  const offered = fieldNames.map((id) => ({
    id,
    name: nameOf(id),
    taken: id !== value && choices.columns.includes(id),
  }));
  return (
    <FileColumn
      column={at}
      title={title}
      samples={preview.samples}
      choices={offered}
      value={value}
      onChange={(id) =>
        onChange(withColumn(choices, at, fieldNames.find((field) => field === id) ?? null))
      }
    >
      {question ? (
        <OpenQuestion
          kind={question}
          title={title}
          value={choices[question][at]}
          onChange={(answer) => onChange(withAnswer(choices, at, [question, answer]))}
        />
      ) : null}
    </FileColumn>
  );
}

/** What each column of the file was taken for, with its first cells, and what they leave open. */
export function ImportColumns({ name, ...props }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { columns, total } = props.preview;
  const isOpen = columns.some(({ open }) => open);
  return (
    <Section title={translate('catalogue.imports.columns')}>
      <Stack spacing={2}>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('catalogue.imports.rows', { name, smart_count: total, count: number(total) })}
        </Typography>
        {props.preview.remembered ? (
          <Alert severity="info">{translate('fileColumns.remembered')}</Alert>
        ) : null}
        <div>
          {columns.map(({ title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <Column key={`${at} ${title}`} {...props} at={at} />
          ))}
        </div>
        <div aria-live="polite">
          {isOpen ? <Alert severity="info">{translate('fileColumns.needsAnswer')}</Alert> : null}
        </div>
      </Stack>
    </Section>
  );
}
