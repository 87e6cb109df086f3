import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, FormHelperText, Stack } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { textOfFile } from './wallet-files.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly error: string | undefined;
  /** Whether a file was chosen that is not sent yet. */
  readonly isChosen: boolean;
  readonly onText: (text: string) => void;
}

/** A file that is sent as a text: chosen, and told by its name. */
export function WalletFile({ label, hint, accept, error, isChosen, onText }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const about = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    onText(await textOfFile(file));
  };
  return (
    <div>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<FileIcon />}
          aria-describedby={about}
          onClick={() => field.current?.click()}
        >
          {label}
        </Button>
        {isChosen ? <span>{name}</span> : null}
        <input
          ref={field}
          hidden
          type="file"
          accept={accept}
          aria-label={label}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Stack>
      <FormHelperText id={about} error={Boolean(error)} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </FormHelperText>
    </div>
  );
}
