import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Where its words are: `<words>.copy`, `copied` and `notCopied`. */
  readonly words: string;
}

/** A text to take along, by a button or by selecting it. */
export function CopyField({ label, text, words }: Props) {
  const translate = useTranslate();
  const [said, setSaid] = useState<string>();
  // Without a secure connection a browser copies nothing by itself: the text is there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setSaid(`${words}.copied`),
      () => setSaid(`${words}.notCopied`),
    ) ?? setSaid(`${words}.notCopied`);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          label={label}
          value={text}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flexGrow: 1 }}
        />
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={copy}
          sx={{ px: 2, flexShrink: 0 }}
        >
          {translate(`${words}.copy`)}
        </Button>
      </Stack>
      <Box role="status" sx={{ minHeight: 24, fontSize: 14 }} color="text.secondary">
        {said && translate(said)}
      </Box>
    </>
  );
}
