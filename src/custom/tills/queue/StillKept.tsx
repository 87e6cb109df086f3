import { useState } from 'react';
import { csvField } from '../../../../contract/export-files/csv-field.ts';
import { formatDateTime, formatMoney } from '../../../i18n/format.ts';
import { Notice } from '../../../public/parts/Notes.tsx';
import controls from '../../../public/styles/controls.module.css';
import { saveFile } from '../../../session/download.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { savedOpening } from '../state/opening.ts';
import { type KeptOf, keyOf, useAllKept } from '../state/queue.ts';
import { usePos } from '../state/words.ts';

const cell = (value: unknown) =>
  typeof value === 'number' ? String(value) : csvField(String(value ?? ''));

/** Its receipts as a table, for whoever enters them elsewhere. */
function useExport({ storeId, items }: KeptOf) {
  const { p } = usePos();
  return () => {
    const head = ['at', 'customer', 'amount', 'number', 'state'] as const;
    const rows = items.map(({ queued, shown, conflict }) => [
      queued.occurred_at,
      shown,
      queued.receipt.amount,
      queued.receipt.receipt_number,
      conflict ?? p('queue.waiting'),
    ]);
    const lines = [head.map((name) => p(`kept.columns.${name}`)), ...rows];
    const text = lines.map((line) => line.map(cell).join(';')).join('\r\n');
    // Spreadsheets read the mark before it as UTF-8.
    saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), `${p('kept.file')}-${storeId}.csv`);
  };
}

function KeptOfStore({ kept }: { kept: KeptOf }) {
  const { p, lang } = usePos();
  const [open, setOpen] = useState(false);
  const exported = useExport(kept);
  const facts = savedOpening(kept.storeId)?.facts;
  const store = facts?.store.name ?? `#${kept.storeId}`;
  const title = p('kept.of', { store });
  return (
    <Notice tone="info">
      {p('kept.text', { smart_count: kept.items.length, store })}{' '}
      <button type="button" className={controls.button} onClick={() => setOpen(true)}>
        {p('kept.see')}
      </button>
      {open && (
        <Sheet
          title={title}
          onClose={() => setOpen(false)}
          actions={
            <button type="button" className={styles.action} onClick={exported}>
              {p('kept.export')}
            </button>
          }
        >
          <ul className={styles.queue}>
            {kept.items.map((item) => (
              <li key={keyOf(item)}>
                <b>{formatMoney(item.queued.receipt.amount, facts?.currency ?? 'EUR', lang)}</b>{' '}
                <span>{item.shown}</span>
                <time dateTime={item.queued.occurred_at}>
                  {formatDateTime(item.queued.occurred_at)}
                </time>
                <p className={styles.hint}>{item.conflict || p('queue.waiting')}</p>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Notice>
  );
}

/** What this device still holds though it is no till any more: seen, exported, or sent once it is one again. */
export function StillKept() {
  const all = useAllKept();
  return all.map((kept) => <KeptOfStore key={kept.storeId} kept={kept} />);
}
