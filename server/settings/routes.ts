import type { Api } from '../http/serve.ts';
import { mountCashRegisters } from './cash-registers.ts';
import { mountCompanyProfile } from './company-profile.ts';
import { mountCompanySettings } from './company-settings.ts';
import { mountDailyLimits } from './daily-limits.ts';
import { mountMessaging } from './messaging.ts';
import { mountStoreProfile } from './store-profile.ts';
import { mountStoreSettings } from './store-settings.ts';
import { mountViber } from './viber.ts';

/** How companies and stores are set up to award points. */
export function mountSettings(api: Api) {
  mountStoreSettings(api);
  mountStoreProfile(api);
  mountCashRegisters(api);
  mountDailyLimits(api);
  mountCompanySettings(api);
  mountMessaging(api);
  mountViber(api);
  mountCompanyProfile(api);
}
