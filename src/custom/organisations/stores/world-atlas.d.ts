// Without it the compiler works out a type for every one of the coastlines' coordinates.
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
