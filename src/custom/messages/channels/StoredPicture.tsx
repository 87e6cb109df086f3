import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileUrl } from '../../../session/api.ts';

const everyMs = 500;
const mostMs = 3000;
const shape = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;

interface Props {
  readonly url: string;
}

type State = 'asked' | 'missing' | 'there';

/**
 * A picture that was just uploaded: asked for again until the storage host has it, every half second and for three
 * seconds at most (campaign-image-polling).
 */
export function StoredPicture({ url }: Props) {
  const translate = useTranslate();
  const [waited, setWaited] = useState(0);
  const [state, setState] = useState<State>('asked');
  const isLate = state === 'missing' && waited >= mostMs;
  useEffect(() => {
    if (state !== 'missing' || waited >= mostMs) return undefined;
    const timer = setTimeout(() => {
      setWaited(waited + everyMs);
      setState('asked');
    }, everyMs);
    return () => clearTimeout(timer);
  }, [state, waited]);
  if (isLate)
    return (
      <Typography variant="body2" color="text.secondary" role="status" sx={{ maxWidth: 180 }}>
        {translate('offers.pictureLate')}
      </Typography>
    );
  return (
    <>
      {state === 'there' ? null : <Skeleton variant="rounded" width={96} height={96} />}
      {state === 'missing' ? null : (
        <Box
          key={waited}
          component="img"
          src={fileUrl(url)}
          alt=""
          onLoad={() => setState('there')}
          onError={() => setState('missing')}
          sx={state === 'there' ? shape : { display: 'none' }}
        />
      )}
    </>
  );
}
