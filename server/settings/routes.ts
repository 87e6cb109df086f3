import type { Api } from '../http/serve.ts';
import { mountCashRegisters } from './cash-registers.ts';
import { mountDailyLimits } from './daily-limits.ts';
import { mountProductPoints } from './product-points.ts';
import { mountStoreSettings } from './store-settings.ts';

/** How companies and stores are set up to award points. */
export function mountSettings(api: Api) {
  mountStoreSettings(api);
  mountCashRegisters(api);
  mountProductPoints(api);
  mountDailyLimits(api);
}
