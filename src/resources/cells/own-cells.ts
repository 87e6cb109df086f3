import { type ComponentType, createContext } from 'react';
import type { CellProps } from '../../shell/cell.ts';

/** How a list shows single fields, where not as their resource does. */
export const OwnCells = createContext<Readonly<Record<string, ComponentType<CellProps>>>>({});
