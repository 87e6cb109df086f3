import type { ThemeSource } from './source.ts';

/** A mail before anybody chose how it looks. */
export const plainLook: ThemeSource['look'] = {
  width: 600,
  ground: '#f3efe6',
  paper: '#ffffff',
  text: '#22303a',
  accent: '#14505c',
  font: 'sans',
};

export const emptySource: ThemeSource = { look: plainLook, sections: [] };
