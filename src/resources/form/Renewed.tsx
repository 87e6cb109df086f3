import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isChosen } from '../../dataProvider/image.ts';

/** A record that was saved, and what its form held when it was sent. */
export interface Save {
  readonly record: RaRecord;
  readonly sent: Readonly<Record<string, unknown>>;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * After a save the form around holds what was saved, and nothing of it is unsaved. What was typed meanwhile
 * stays to be saved, and so does a picture that was not taken.
 */
export function Renewed({ save }: { save: Save | undefined }) {
  const { getValues, reset, setValue } = useFormContext();
  useEffect(() => {
    if (!save) return;
    const { record, sent } = save;
    const held = getValues();
    const unsaved = Object.entries(held).filter(
      ([name, value]) =>
        !same(value, sent[name]) || (record.imageError !== undefined && isChosen(value)),
    );
    reset({ ...held, ...record });
    for (const [name, value] of unsaved) setValue(name, value, { shouldDirty: true });
  }, [save, getValues, reset, setValue]);
  return null;
}
