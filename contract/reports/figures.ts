import type { Figure } from './figure.ts';
import { movedFigures } from './figures.data.ts';
import { otherFigures } from './figures-besides.data.ts';
import { sendingFigures } from './figures-of-sending.data.ts';

/** Every figure that people see, by its id. */
export const figures = { ...movedFigures, ...otherFigures, ...sendingFigures } satisfies Record<
  string,
  Figure
>;
