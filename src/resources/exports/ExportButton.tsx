import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../loading/late.tsx';
import type { Wanted } from './ExportDialog.tsx';

const ExportDialog = late(() => import('./ExportDialog.tsx'), 'ExportDialog');

interface Props extends Omit<Wanted, 'headings'> {
  /** The words of the columns and filters, by their names; the server has those of a report that is a file of a call as well. */
  readonly words?: Readonly<Record<string, string>>;
  /** What is called something in the reader's language already. */
  readonly named?: Readonly<Record<string, string>>;
  /** What it says where a page has more than one. */
  readonly label?: string;
}

/** Exports what a page that is no list shows. */
export function ExportButton({ words = {}, named, label, ...wanted }: Props) {
  const translate = useTranslate();
  const headings = () => ({
    ...Object.fromEntries(
      Object.entries(words).flatMap(([name, word]) => {
        const said = translate(word, { _: '' });
        return said ? [[name, said]] : [];
      }),
    ),
    ...named,
  });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? translate('ra.action.export')}
      </Button>
      {open ? (
        <Suspense>
          <ExportDialog {...wanted} headings={headings()} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
