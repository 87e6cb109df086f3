import { Box, TextField } from '@mui/material';
import {
  AdvancedMarker,
  APIProvider,
  Map as Drawn,
  useMapsLibrary,
} from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePanel } from '../../../shell/context.ts';
import type { MapProps, Place } from './AddressPicker.tsx';

const start = { lat: 38.2, lng: 23.9 };

function placeOf(result: google.maps.places.PlaceResult): Place | undefined {
  const at = result.geometry?.location;
  if (!at) return undefined;
  const zip = result.address_components?.find(({ types }) =>
    types.includes('postal_code'),
  )?.long_name;
  return { lat: at.lat(), lon: at.lng(), address: result.formatted_address, zip };
}

/** Finds an address by name; the places library loads with the map (maps-places-library). */
function Search({ onChoose }: Pick<MapProps, 'onChoose'>) {
  const translate = useTranslate();
  const places = useMapsLibrary('places');
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (!places || !input.current) return undefined;
    const finder = new places.Autocomplete(input.current, {
      fields: ['geometry', 'formatted_address', 'address_components'],
    });
    const listener = finder.addListener('place_changed', () => {
      const place = placeOf(finder.getPlace());
      if (place) choose.current(place);
    });
    return () => listener.remove();
  }, [places]);
  return (
    <TextField
      inputRef={input}
      label={translate('shell.map.search')}
      fullWidth
      size="small"
      sx={{ mb: 1 }}
    />
  );
}

/** Google's map with its search for places, when the administrator has set a key. */
export function GoogleMap({ apiKey, place, onChoose }: MapProps & { apiKey: string }) {
  const { lang } = usePanel();
  const at = place && { lat: place.lat, lng: place.lon };
  return (
    <APIProvider apiKey={apiKey} language={lang} libraries={['places']}>
      <Search onChoose={onChoose} />
      <Box sx={{ height: 320, borderRadius: 2, overflow: 'hidden' }}>
        <Drawn
          mapId="store-place"
          defaultCenter={at ?? start}
          defaultZoom={at ? 15 : 6}
          gestureHandling="cooperative"
          onClick={({ detail: { latLng } }) =>
            latLng && onChoose({ lat: latLng.lat, lon: latLng.lng })
          }
        >
          {at ? <AdvancedMarker position={at} /> : null}
        </Drawn>
      </Box>
    </APIProvider>
  );
}
