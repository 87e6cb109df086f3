import type { CompanyStart, StartStepName } from '../../../../contract/organisations/start.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';

/** The page of the first store and its points, and the page of the first customer and receipt. */
export const startPaths = { store: 'first-steps/store', receipt: 'first-steps/receipt' } as const;
/** The query parameter of the guided flow: each page then continues with the next. */
export const ledOn = 'lead';

const paths: Readonly<Record<Exclude<StartStepName, 'till'>, string>> = {
  store: startPaths.store,
  points: startPaths.store,
  customer: startPaths.receipt,
  receipt: startPaths.receipt,
  import: 'customers/import',
  staff: 'user-rights/create',
  gift: `${resourceOf('gifts')}/create`,
  campaign: 'campaigns/new-campaign',
};

/** Where each step is done; a till is paired in the panel of its store, which is another place. */
export function usePlaceOf(store: CompanyStart['store']) {
  const { lang } = usePanel();
  const addressOf = useAddressOf();
  return (step: StartStepName): string | undefined => {
    if (step !== 'till') return addressOf(paths[step]);
    if (!store) return undefined;
    const next = `/${lang}/storePanel/settings/cash-registers`;
    return `/${lang}/user-stores?${new URLSearchParams({ store: String(store.store_id), next })}`;
  };
}
