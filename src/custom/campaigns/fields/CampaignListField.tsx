import { Alert, Box, FormHelperText, Stack } from '@mui/material';
import { useState } from 'react';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { filled, request, requestFile } from '../../../session/api.ts';
import { saveFile } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';
import type { Options, PartForm } from '../draft/part.ts';
import { useWord } from './pieces.tsx';

/** What became of a file of mobiles or cards. */
interface Uploaded {
  readonly campaign_list_id: number;
  readonly found: number;
  readonly rejected: number;
  /** The call that answers them as a file. */
  readonly rejected_file: string | null;
}

const path = '/companies/{storeId}/campaigns/csv';

function useUpload(set: (uploaded: Options) => void) {
  const { store } = usePanel();
  const [stop, setStop] = useState<AbortController>();
  const [wrong, setWrong] = useState<string>();
  const upload = async (file: File) => {
    const body = new FormData();
    body.append('csv', file);
    const stopping = new AbortController();
    setStop(stopping);
    setWrong(undefined);
    try {
      const to = filled(path, { storeId: store.store_id });
      const { data } = await request('POST', to, { body, signal: stopping.signal });
      set({ ...(data as Uploaded), name: file.name });
    } catch (error) {
      if (!stopping.signal.aborted) setWrong(saidBy(error));
    } finally {
      setStop(undefined);
    }
  };
  return { upload, stop, wrong };
}

async function saved(path: string) {
  const { file, name } = await requestFile(path);
  saveFile(file, name);
}

/** What was found of the file that was chosen last. */
function Found({ list }: { list: Options }) {
  const word = useWord();
  const { name, found, rejected, rejected_file: rest } = list as Options & Partial<Uploaded>;
  if (!list.campaign_list_id) return null;
  if (found === undefined) return <Alert severity="success">{word('list.there')}</Alert>;
  return (
    <Alert severity={rejected ? 'warning' : 'success'}>
      {word('list.found', { smart_count: found, count: found, name })}
      {rejected ? ` ${word('list.rejected', { smart_count: rejected, count: rejected })} ` : null}
      {rest ? (
        <Box sx={{ mt: 1 }}>
          <DownloadButton label={word('list.rejectedFile')} onDownload={() => saved(rest)} />
        </Box>
      ) : null}
    </Alert>
  );
}

/** Whom a campaign is for, as a file of their mobiles or cards. */
export function CampaignListField({ form: { value, set, said } }: { form: PartForm<Options> }) {
  const word = useWord();
  const { upload, stop, wrong } = useUpload(set);
  const error = wrong ?? said('campaign_list_id');
  return (
    <Stack spacing={1}>
      <FilePicker
        hint={word('list.hint')}
        choose={word('list.choose')}
        part={stop ? 0 : null}
        text={word('list.sending')}
        onFile={(file) => void upload(file)}
        onStop={() => stop?.abort()}
      />
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
      <div aria-live="polite">
        <Found list={value} />
      </div>
    </Stack>
  );
}
