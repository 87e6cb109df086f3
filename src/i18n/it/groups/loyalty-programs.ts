import { resourceWords } from '../../shape/entities.ts';

/** The programmes within a company's own. */
export const words = {
  loyaltyPrograms: { on: 'Attivo: %{name}' },
  resources: resourceWords(import.meta.glob('../organisations/*.ts', { eager: true })),
};
