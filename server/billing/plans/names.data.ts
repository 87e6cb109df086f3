import type { PlanKind } from '../../../contract/billing/limits.ts';
import { planRewardTypeIds } from '../../../contract/billing/plans.ts';
import type { Localized } from '../../../contract/engine/languages.ts';

export const planKindNames: readonly { id: number; kind: PlanKind; name: Localized }[] = [
  {
    id: 1,
    kind: 'store',
    name: { el: 'Πακέτο καταστήματος', en: 'Store plan', it: 'Piano per negozi' },
  },
  {
    id: 2,
    kind: 'company',
    name: { el: 'Πακέτο εταιρείας', en: 'Company plan', it: 'Piano per aziende' },
  },
];

export const rewardTypeNames: readonly { id: number; name: Localized }[] = [
  {
    id: planRewardTypeIds.payment,
    name: { el: 'Σε κάθε πληρωμή', en: 'With each payment', it: 'A ogni pagamento' },
  },
  {
    id: planRewardTypeIds.amount,
    name: {
      el: 'Για κάθε μονάδα του ποσού',
      en: 'For each unit of the amount',
      it: 'Per ogni unità dell’importo',
    },
  },
];
