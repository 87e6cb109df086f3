import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ImportedProducts,
  importProducts,
  PreviewedProducts,
  ProductColumn,
  previewProducts,
} from '../../../../contract/catalogue/product-imports.ts';
import type { OpenKind } from '../../../resources/form/OpenQuestion.tsx';
import { useFileUpload } from '../../../resources/inputs/use-file-upload.ts';
import { filled } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const savePath: (typeof importProducts)['path'] = '/companies/{storeId}/products/csv';
const previewPath: (typeof previewProducts)['path'] = '/companies/{storeId}/products/csv/preview';

type Signs = readonly (string | null)[];

/** What was chosen for each column of a file. */
export interface Choices {
  readonly columns: readonly (ProductColumn | null)[];
  readonly decimals: Signs;
  readonly orders: Signs;
}

const signNames: Readonly<Record<string, string>> = { ',': 'comma', '.': 'point' };
const listed = (values: Signs) => values.map((each) => each ?? '').join(',');

const queryOf = ({ columns, decimals, orders }: Choices) =>
  new URLSearchParams({
    columns: listed(columns),
    decimals: listed(decimals.map((sign) => signNames[sign ?? ''] ?? null)),
    orders: listed(orders),
  }).toString();

/** As the last file of the same titles or the titles say; what cells leave open is as it was chosen the last time. */
const proposedBy = ({ columns }: PreviewedProducts): Choices => ({
  columns: columns.map(({ is }) => is),
  decimals: columns.map(({ chosen_decimal }) => chosen_decimal),
  orders: columns.map(({ chosen_order }) => chosen_order),
});

const put = <T>(values: readonly T[], column: number, value: T) =>
  values.map((each, place) => (place === column ? value : each));

/** Choices with another one for a column; how its numbers or days are read is chosen again. */
export const withColumn = (before: Choices, column: number, is: ProductColumn | null): Choices => ({
  columns: put(before.columns, column, is),
  decimals: put(before.decimals, column, null),
  orders: put(before.orders, column, null),
});

/** Choices with the question of a column answered. */
export const withAnswer = (
  before: Choices,
  column: number,
  [kind, value]: readonly [OpenKind, string],
): Choices => ({ ...before, [kind]: put(before[kind], column, value) });

/** A file that is read first, and sent again to save what was shown: nothing of it is stored between. */
export function useImport() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const { part, refused, take, stop } = useFileUpload('products');
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<PreviewedProducts>();
  const [choices, setChoices] = useState<Choices>();
  const [outcome, setOutcome] = useState<ImportedProducts>();
  const to = (path: string, chosen?: Choices) =>
    filled(path, { storeId: store.store_id }) + (chosen ? `?${queryOf(chosen)}` : '');
  const choose = (chosen: File) => {
    setFile(chosen);
    return take(chosen, to(previewPath), (data) => {
      const read = data as PreviewedProducts;
      setPreview(read);
      setChoices(proposedBy(read));
    });
  };
  /** The file is read again by other choices. */
  const change = async (chosen: Choices) => {
    setChoices(chosen);
    if (file)
      await take(file, to(previewPath, chosen), (data) => setPreview(data as PreviewedProducts));
  };
  /** Saves what was shown, by the choices that it was read by. */
  const save = async () => {
    if (!file || !choices) return;
    await take(file, to(savePath, choices), (data) => {
      setOutcome(data as ImportedProducts);
      void queries.invalidateQueries();
    });
  };
  const again = () => {
    setFile(undefined);
    setPreview(undefined);
    setChoices(undefined);
    setOutcome(undefined);
  };
  return {
    ...{ file, preview, choices, outcome, part, refused },
    ...{ choose, change, save, again, stop },
  };
}
export type ImportWork = ReturnType<typeof useImport>;
