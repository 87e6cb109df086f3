import { subLoyalties } from '../organisations/sub-loyalties.ts';

/** The programmes within a company's own. */
export const words = {
  loyaltyPrograms: { on: '%{name} is active' },
  resources: { 'loyalty-programs': subLoyalties },
};
