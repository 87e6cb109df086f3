/** The outlines that only the till draws, on a grid of 24. */
export const tillIcons = {
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C8 7.5 7 6 7.5 4.7 8.2 3 11 3.5 12 7.5zM12 7.5c4 0 5-1.5 4.5-2.8C15.8 3 13 3.5 12 7.5z',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  camera: 'M4 8h3.2l1.6-2.5h6.4L16.8 8H20v11H4zM12 10.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
} as const;
