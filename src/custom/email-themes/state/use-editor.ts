import { createContext, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Layout, layouts } from '../../../../contract/email-themes/limits.ts';
import type { Block, BlockKind, ThemeSource } from '../../../../contract/email-themes/source.ts';
import type { Language } from '../../../../contract/engine/languages.ts';
import {
  blockOf,
  type Place,
  placeOf,
  sectionOf,
  stepped,
  withBlock,
  withChange,
  withoutOne,
  withSection,
} from './changes.ts';
import { focusSettings } from './focus.ts';
import { changed, type History, noHistory, redone, undone } from './history.ts';
import { copyOfBlock, copyOfSection, newBlock, newSection } from './new-parts.ts';

/** What is chosen in the editor: a block or a section by its id, or how the whole looks. */
export const lookChosen = 'look';

interface Options {
  readonly source: ThemeSource;
  readonly onChange: (source: ThemeSource) => void;
  readonly language: Language;
}

/** How a part is called where it is told what became of it. */
function useNames(source: ThemeSource) {
  const translate = useTranslate();
  return (id: string) => {
    const block = blockOf(source, id);
    if (block) return translate(`themeEditor.blocks.${block.kind}`);
    const number = source.sections.findIndex((section) => section.id === id) + 1;
    return translate('themeEditor.section', { number });
  };
}

function useHistory({ source, onChange }: Options) {
  const [history, setHistory] = useState<History<ThemeSource>>(noHistory);
  const step = (to: typeof undone<ThemeSource>) => {
    const stepTo = to(history, source);
    if (!stepTo) return;
    onChange(stepTo[0]);
    setHistory(stepTo[1]);
  };
  return {
    change: (next: ThemeSource, of?: string) => {
      if (next === source) return;
      setHistory(changed(history, source, of));
      onChange(next);
    },
    undo: history.past.length ? () => step(undone) : undefined,
    redo: history.future.length ? () => step(redone) : undefined,
  };
}

/** The editor of a theme: what is chosen, and what can be done with it. */
export function useEditor(options: Options) {
  const { source, language } = options;
  const translate = useTranslate();
  const nameOf = useNames(source);
  const { change, undo, redo } = useHistory(options);
  const [chosen, choose] = useState<string | null>(null);
  const [said, say] = useState('');
  const tell = (word: string, name: string) => say(translate(`themeEditor.${word}`, { name }));
  const put = (next: ThemeSource, id: string, name: string) => {
    change(next);
    choose(id);
    tell('added', name);
    focusSettings();
  };
  const addBlockAt = (block: Block, place: Place) =>
    put(withBlock(source, block, place), block.id, translate(`themeEditor.blocks.${block.kind}`));
  return {
    source,
    language,
    chosen,
    choose,
    said,
    undo,
    redo,
    change,
    set: (id: string, part: object, of?: string) =>
      change(withChange(source, id, part), of && `${id} ${of}`),
    setLook: (look: Partial<ThemeSource['look']>) =>
      change({ ...source, look: { ...source.look, ...look } }, `look ${Object.keys(look).join()}`),
    step: (id: string, by: 1 | -1) => {
      change(stepped(source, id, by));
      tell('moved', nameOf(id));
    },
    remove: (id: string) => {
      change(withoutOne(source, id));
      choose(null);
      tell('removed', nameOf(id));
    },
    add: (kind: BlockKind, place: Place) => addBlockAt(newBlock(kind), place),
    addSection: (layout: Layout) => {
      const section = newSection(layout);
      put(
        withSection(source, section, source.sections.length),
        section.id,
        translate(`themeEditor.layouts.${layout}`),
      );
    },
    copy: (id: string) => {
      const block = blockOf(source, id);
      const place = placeOf(source, id);
      if (block && place) return addBlockAt(copyOfBlock(block), { ...place, at: place.at + 1 });
      const section = sectionOf(source, id);
      if (!section) return;
      const copy = copyOfSection(section);
      put(withSection(source, copy, source.sections.indexOf(section) + 1), copy.id, nameOf(id));
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
export const layoutNames = Object.keys(layouts) as readonly Layout[];

export const EditorContext = createContext<Editor | null>(null);
export function useThisEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('No editor around this component');
  return editor;
}
