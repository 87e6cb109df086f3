import { plainLook } from '../../../contract/email-themes/plain-look.ts';
import type { Block, Section, ThemeSource } from '../../../contract/email-themes/source.ts';

let serial = 0;
const newId = () => {
  serial += 1;
  return `b${serial}`;
};

export const words = (el: string, en = el, it = el) => ({ el, en, it });

export const textBlock = (el: string, en?: string, it?: string): Block => ({
  id: newId(),
  kind: 'text',
  text: words(el, en, it),
  align: 'left',
});
export const headingBlock = (el: string, en?: string, it?: string): Block => ({
  id: newId(),
  kind: 'heading',
  text: words(el, en, it),
  level: 1,
  align: 'center',
});
export const buttonBlock = (el: string, link: string): Block => ({
  id: newId(),
  kind: 'button',
  text: words(el),
  link,
  align: 'center',
});
export const imageBlock = (url: string, alt = ''): Block => ({
  id: newId(),
  kind: 'image',
  url,
  alt: words(alt),
  width: 50,
  link: '',
  align: 'center',
});

export const sectionOf = (columns: Block[][], own: Partial<Section> = {}): Section => ({
  id: newId(),
  layout: columns.length === 1 ? 'one' : columns.length === 2 ? 'two' : 'three',
  background: null,
  space: 'normal',
  columns,
  ...own,
});

/** A theme of one section with these blocks. */
export const themeOf = (...blocks: Block[]): ThemeSource => ({
  look: plainLook,
  sections: [sectionOf([blocks])],
});
