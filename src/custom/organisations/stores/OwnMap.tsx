import 'leaflet/dist/leaflet.css';
import { Box, useTheme } from '@mui/material';
import L from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { feature } from 'topojson-client';
import type { MapProps } from './AddressPicker.tsx';

interface Props extends MapProps {
  readonly tiles: string | null;
  readonly attribution: string | null;
}

const start: L.LatLngTuple = [38.2, 23.9];

/** Coastlines that came with the product: enough to find one's town, and nobody outside is asked. */
async function outlines(map: L.Map, colours: { line: string; land: string }) {
  const { default: topology } = await import('world-atlas/countries-50m.json');
  const style = { color: colours.line, weight: 1, fillColor: colours.land, fillOpacity: 1 };
  L.geoJSON(feature(topology, topology.objects.countries), { style, interactive: false }).addTo(
    map,
  );
}

function useMap(box: RefObject<HTMLDivElement | null>, { tiles, attribution, onChoose }: Props) {
  const { palette } = useTheme();
  const translate = useTranslate();
  const [zoomIn, zoomOut] = [translate('shell.map.zoomIn'), translate('shell.map.zoomOut')];
  const made = useRef<L.Map>(undefined);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const { divider: line } = palette;
  const land = palette.background.paper;
  useEffect(() => {
    if (!box.current) return undefined;
    const map = L.map(box.current, {
      attributionControl: Boolean(tiles),
      zoomControl: false,
      minZoom: 2,
      maxZoom: tiles ? 19 : 11,
    }).setView(start, 6);
    L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
    made.current = map;
    if (tiles) L.tileLayer(tiles, { attribution: attribution ?? '' }).addTo(map);
    else outlines(map, { line, land }).catch(() => undefined);
    map.on('click', ({ latlng }) => choose.current({ lat: latlng.lat, lon: latlng.lng }));
    return () => void map.remove();
  }, [box, tiles, attribution, line, land, zoomIn, zoomOut]);
  return made;
}

/** A map of our own, drawn from bundled coastlines or from the administrator's tile server. */
export function OwnMap(props: Props) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const map = useMap(box, props);
  const { lat, lon } = props.place ?? {};
  const colour = palette.secondary.main;
  useEffect(() => {
    if (!map.current || lat === undefined || lon === undefined) return undefined;
    const pin = L.circleMarker([lat, lon], {
      // Above the coastlines, which arrive later.
      pane: 'markerPane',
      radius: 9,
      color: '#fff',
      weight: 3,
      fillColor: colour,
      fillOpacity: 1,
    }).addTo(map.current);
    map.current.setView([lat, lon], Math.max(map.current.getZoom(), 8));
    return () => void pin.remove();
  }, [map, lat, lon, colour]);
  return (
    <Box
      ref={box}
      role="application"
      aria-label={translate('shell.map.label')}
      sx={{
        height: 320,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        zIndex: 0,
        position: 'relative',
      }}
    />
  );
}
