import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePanel } from '../../../shell/context.ts';
import type { Series } from './use-series.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Dragging with the mouse: what is let go over another row goes to its place. */
function useDragging(
  go: (from: number, to: number) => void,
  hold: (index: number | undefined) => void,
) {
  const [target, setTarget] = useState<number>();
  const dragged = useRef<number>(undefined);
  const drag = (event: DragEvent, index: number) => {
    if (event.type === 'dragstart') {
      dragged.current = index;
      event.dataTransfer.effectAllowed = 'move';
      return hold(index);
    }
    if (dragged.current === undefined) return;
    if (event.type !== 'dragend') event.preventDefault();
    if (event.type === 'dragover') return setTarget(index);
    if (event.type === 'drop') go(dragged.current, index);
    setTarget(undefined);
    dragged.current = undefined;
    hold(undefined);
  };
  return { target, drag };
}

/**
 * What is held and moved: Space on a handle takes a product and puts it down, the arrow keys move it,
 * Escape puts it back; the mouse drags it. Each step is told to whoever does not see it.
 */
export function useHolding({ products, move, undo }: Series) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [held, setHeld] = useState<number>();
  const [said, setSaid] = useState('');
  const taken = useRef(0);
  const total = products.length;
  const say = (word: string, index: number, place = index) => {
    const name = products[index]?.name[lang] ?? '';
    setSaid(translate(`catalogue.series.${word}`, { name, place: place + 1, total }));
  };
  // Its row is another one of the list now: the handle keeps the focus.
  useEffect(() => {
    if (held !== undefined && products.length)
      document.querySelector<HTMLElement>(`[data-product="${held}"]`)?.focus();
  }, [held, products]);
  const go = (from: number, to: number) => {
    if (to < 0 || to >= total || to === from) return;
    move(from, to);
    say('moved', from, to);
  };
  const toggle = (index: number) => {
    const id = products[index]?.product_id;
    if (held === undefined) taken.current = index;
    setHeld(held === undefined ? id : undefined);
    say(held === undefined ? 'taken' : 'dropped', index);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const isHeld = held === products[index]?.product_id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      toggle(index);
    } else if (isHeld && event.key in steps) {
      event.preventDefault();
      go(index, index + (steps[event.key] ?? 0));
    } else if (isHeld && event.key === 'Escape') {
      move(index, taken.current);
      setHeld(undefined);
      say('cancelled', index, taken.current);
    }
  };
  const { target, drag } = useDragging(go, (index) =>
    setHeld(index === undefined ? undefined : products[index]?.product_id),
  );
  const back = () => {
    undo();
    setHeld(undefined);
    setSaid(translate('catalogue.series.undone'));
  };
  return { held, target, said, press, drag, move: go, undo: back };
}
