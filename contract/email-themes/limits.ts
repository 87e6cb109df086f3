/** What the editor of themes keeps to; without zod, for the page it is on. */
export const editorLimits = {
  /** How long its pictures and its thumbnail are waited for, in milliseconds (email-editor-wait-timeout). */
  longestWait: 300_000,
  /** How wide a mail is at most, in pixels (email-editor-max-width). */
  widest: 750,
  narrowest: 480,
  /** Of the JPEG that shows a theme in a list (email-thumbnail-quality). */
  thumbnailQuality: 0.5,
  sections: 40,
  blocks: 20,
  heading: 300,
  text: 5000,
  button: 60,
  link: 2000,
} as const;

/** What the editor takes for pictures (email-editor-image-types). */
export const pictureTypes: readonly string[] = ['image/jpg', 'image/jpeg', 'image/png'];

/** How a section is divided: the shares of its columns. */
export const layouts = {
  one: [1],
  two: [1, 1],
  narrowWide: [1, 2],
  wideNarrow: [2, 1],
  three: [1, 1, 1],
} as const satisfies Record<string, readonly number[]>;
export type Layout = keyof typeof layouts;

/** Space above and below what stands in a section, in pixels. */
export const spaces = { none: 0, small: 8, normal: 20, large: 40 } as const;

/** What every device has; a mail fetches no fonts. */
export const fonts = {
  sans: "Arial, 'Helvetica Neue', Helvetica, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  round: "'Trebuchet MS', Verdana, sans-serif",
} as const;

/** Letters of headings by their level, in pixels. */
export const headingSizes = { 1: 28, 2: 22, 3: 18 } as const;
/** Between the columns of a section, in pixels. */
export const gap = 16;
