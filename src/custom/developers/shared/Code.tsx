import { Box, Typography } from '@mui/material';
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly text?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON with a line for each field; anything else as it came. */
function readable(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
const lined = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const block = {
  m: 0,
  mb: 2,
  p: 1.5,
  borderRadius: 1.5,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 13,
  lineHeight: 1.5,
  maxHeight: 420,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** What programs say to each other, to be read and copied. */
export function Code({ label, text, headers }: Props) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {/* Longer than it is high: the keys have to reach what is below. */}
      <Box component="pre" tabIndex={0} role="region" aria-labelledby={id} sx={block}>
        {headers ? lined(headers) : readable(text ?? '')}
      </Box>
    </div>
  );
}
