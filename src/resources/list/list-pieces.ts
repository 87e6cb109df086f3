import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { type Identifier, useCreatePath } from 'react-admin';
import type { CellProps } from '../../shell/cell.ts';
import { useCan } from '../../shell/context.ts';
import { useAddressOf } from '../../shell/menu.ts';
import { usePanelResource } from '../pieces/use-resource.ts';

/** What a list has of its own in place of generated pieces. */
export interface ListPieces {
  /** Which columns, where they are not those of the resource's own list. */
  readonly columns?: readonly string[];
  /** The columns that together name a row where a table does not fit; else the first does. */
  readonly named?: readonly string[];
  /** How single fields are shown. */
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  /** What single fields are narrowed by; null where they are only linked to. */
  readonly filters?: Readonly<Record<string, ComponentType<{ source: string }> | null>>;
  /** Ways of narrowing that come before the entity's filters. */
  readonly narrowingFirst?: ReactNode;
  /** Further ways of narrowing, beside the entity's filters. */
  readonly narrowing?: ReactNode;
  /** What is done with the list more rarely than creating a row: entries of a menu. */
  readonly tools?: ReactNode;
  /** What can be done with several chosen rows. */
  readonly bulk?: ReactNode;
  /** Whether it needs no more of rows than their ids, so that those of all pages may be chosen. */
  readonly bulkOfAll?: boolean;
  /** Whether rows are chosen to be exported, if nothing else is done with them. */
  readonly chosenExport?: boolean;
  /** A last column of something that is no field of the entity. */
  readonly more?: { readonly label: string; readonly cell: ReactNode };
  /** Where a row leads within the panel, where that is not its edit page. */
  readonly opens?: (id: Identifier) => string;
}

export const PiecesContext = createContext<ListPieces>({});

/** Whether several rows are being chosen where a table, which always has boxes for it, does not fit. */
export const ChoosingContext = createContext({
  choosing: false,
  choose: (_: boolean): void => undefined,
});

/** Where a row leads; nothing for somebody who may not open it. */
export function useOpening(): ((id: Identifier) => string) | undefined {
  const { name, opening, edit } = usePanelResource();
  const { opens } = use(PiecesContext);
  const addressOf = useAddressOf();
  const createPath = useCreatePath();
  const may = useCan(opening);
  if (!may || !(opens || edit)) return undefined;
  return (id) => (opens ? addressOf(opens(id)) : createPath({ resource: name, id, type: 'edit' }));
}
