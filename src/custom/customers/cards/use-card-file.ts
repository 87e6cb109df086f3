import { useState } from 'react';
import type {
  ImportedCards,
  importCards,
  PreviewedCards,
  previewCards,
} from '../../../../contract/customers/card-files.ts';
import { useFileUpload } from '../../../resources/inputs/use-file-upload.ts';
import { filled } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useCardsChanged } from './use-cards.ts';

const savePath: (typeof importCards)['path'] = '/stores/{storeId}/cards/file';
const previewPath: (typeof previewCards)['path'] = '/stores/{storeId}/cards/file/preview';

/** A file of cards that is read first, and sent again to add what was shown: nothing of it is stored between. */
export function useCardFile() {
  const { store } = usePanel();
  const changed = useCardsChanged();
  const { part, refused, take, stop } = useFileUpload('cards');
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<PreviewedCards>();
  const [outcome, setOutcome] = useState<ImportedCards>();
  const to = (path: string, column?: number | null) =>
    filled(path, { storeId: store.store_id }) + (column == null ? '' : `?column=${column}`);
  const read = (from: File, column?: number) =>
    take(from, to(previewPath, column), (data) => setPreview(data as PreviewedCards));
  const choose = (chosen: File) => {
    setFile(chosen);
    return read(chosen);
  };
  /** The file is read again by another column. */
  const pick = async (column: number) => {
    if (file) await read(file, column);
  };
  /** Adds what was shown, by the column that it was read by. */
  const save = async () => {
    if (!file || !preview) return;
    await take(file, to(savePath, preview.column), (data) => {
      setOutcome(data as ImportedCards);
      void changed();
    });
  };
  const again = () => {
    setFile(undefined);
    setPreview(undefined);
    setOutcome(undefined);
  };
  return { file, preview, outcome, part, refused, choose, pick, save, again, stop };
}
export type CardFileWork = ReturnType<typeof useCardFile>;
