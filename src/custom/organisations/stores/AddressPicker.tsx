import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { clientSettings } from '../../../../contract/common/common.ts';
import { late } from '../../../loading/late.tsx';
import { send } from '../../../session/api.ts';

export interface Place {
  lat: number;
  lon: number;
  address?: string | undefined;
  zip?: string | undefined;
}
export interface MapProps {
  readonly place: Place | undefined;
  readonly onChoose: (place: Place) => void;
}

const OwnMap = late(() => import('./OwnMap.tsx'), 'OwnMap');
const GoogleMap = late(() => import('./GoogleMap.tsx'), 'GoogleMap');

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * A map to choose a place on. Google's map and its places are used when the administrator has set a key
 * (maps-places-library); otherwise nothing is asked of anybody outside.
 */
export function PlaceMap({ place, onChoose }: MapProps) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['client-settings'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => send<typeof clientSettings>('GET', '/common/client-settings'),
  });
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('shell.map.hint')}
        {data && !data.data.google_maps_key && !data.data.map_tiles_url
          ? ` ${translate('shell.map.coastlines')}`
          : null}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        {data?.data.google_maps_key ? (
          <GoogleMap apiKey={data.data.google_maps_key} place={place} onChoose={onChoose} />
        ) : null}
        {data && !data.data.google_maps_key ? (
          <OwnMap
            tiles={data.data.map_tiles_url}
            attribution={data.data.map_tiles_attribution}
            place={place}
            onChoose={onChoose}
          />
        ) : null}
      </Suspense>
    </Box>
  );
}

/** What a chosen place says of a store: where it is, and the address where the map knows one. */
export const valuesOfPlace = (place: Place) => ({
  lat: round(place.lat),
  lon: round(place.lon),
  manually_address: !place.address,
  ...(place.address ? { address: place.address } : {}),
  ...(place.zip ? { zip: place.zip } : {}),
});

/** Where the store of a generated form stands: a click on the map or a typed coordinate. */
export function AddressPicker() {
  const { setValue } = useFormContext();
  const [lat, lon] = useWatch({ name: ['lat', 'lon'] }) as (number | null | undefined)[];
  const choose = (chosen: Place) => {
    for (const [name, value] of Object.entries(valuesOfPlace(chosen)))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const place = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
  return <PlaceMap place={place} onChoose={choose} />;
}
