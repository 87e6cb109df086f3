interface LegalText {
  readonly lead: string;
  readonly sections: readonly { title: string; paragraphs: readonly string[] }[];
}
export type LegalWords = Record<'terms' | 'privacy' | 'marketing', LegalText>;
