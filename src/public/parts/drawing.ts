/** Waves as overlapping rings: each row is shifted by half a ring and lies over the one above. */
export const rings = [46, 36, 26, 16, 6] as const;
export const waves = [
  { x: 0, y: 24 },
  { x: 96, y: 24 },
  { x: 48, y: 48 },
  { x: 0, y: 72 },
  { x: 96, y: 72 },
  { x: 48, y: 96 },
] as const;

/** A card of ten stamps, seven of them collected. */
export const stamps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const collected = 7;
