import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { titleId } from './use-document-title.ts';

interface Props {
  /** The title, or the key of its word. */
  readonly title?: string;
  /** What it is called where it has no title of its own. */
  readonly defaultTitle?: string;
}

/** The title of a page, written into the bar. react-admin's own brings a form along in which it could be changed. */
export function Title({ title, defaultTitle = '' }: Props) {
  const translate = useTranslate();
  const [bar, setBar] = useState(() => document.getElementById(titleId));
  // A page may stand before the bar does.
  useEffect(() => setBar(document.getElementById(titleId)), []);
  const said = title === undefined ? defaultTitle : translate(title, { _: title });
  return bar && createPortal(<span>{said}</span>, bar);
}
