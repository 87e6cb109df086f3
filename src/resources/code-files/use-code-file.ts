import { useState } from 'react';
import type { ImportedCodes, PreviewedCodes } from '../../../contract/common/code-files.ts';
import { useFileUpload } from '../inputs/use-file-upload.ts';

/** A kind of file with one column of codes: its words, its calls, and what follows. */
export interface CodeFileKind {
  /** Where its words stand, such as `cards.file`. */
  readonly words: string;
  /** The path of the call that adds the codes; the one that shows them is `/preview` below it. */
  readonly path: string;
  /** The multipart field of the file. */
  readonly field: string;
  /** Fetches again what shows the codes. */
  readonly onSaved: () => unknown;
}

/** A file of codes that is read first, and sent again to add what was shown: nothing of it is stored between. */
export function useCodeFile({ path, field, onSaved }: Omit<CodeFileKind, 'words'>) {
  const { part, refused, take, stop } = useFileUpload(field);
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<PreviewedCodes>();
  const [outcome, setOutcome] = useState<ImportedCodes>();
  const by = (column?: number | null) => (column == null ? '' : `?column=${column}`);
  const read = (from: File, column?: number) =>
    take(from, `${path}/preview${by(column)}`, (data) => setPreview(data as PreviewedCodes));
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
    await take(file, path + by(preview.column), (data) => {
      setOutcome(data as ImportedCodes);
      void onSaved();
    });
  };
  const again = () => {
    setFile(undefined);
    setPreview(undefined);
    setOutcome(undefined);
  };
  return { file, preview, outcome, part, refused, choose, pick, save, again, stop };
}
export type CodeFileWork = ReturnType<typeof useCodeFile>;
