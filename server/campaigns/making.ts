import { eq, sql } from 'drizzle-orm';
import { channelChoices } from '../../contract/campaigns/kinds.ts';
import {
  campaignChannels,
  campaignPicture,
  campaignSmsForm,
  campaignVariables,
  companyLoyalties,
  pictureToB64,
  testCampaign,
  testCampaignPicture,
  transactionTypes,
} from '../../contract/campaigns/making.ts';
import { channelIds, offerChannels } from '../../contract/messages/channels.ts';
import { messageVariables, variableNames } from '../../contract/messages/variables.ts';
import { systemNotifications } from '../common/catalogue.ts';
import { reencode } from '../engine/images.ts';
import type { AnyCall, Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { tryOut } from '../rewards/test-messages.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { channelWords } from './catalogue.ts';
import { smsFormOfCampaigns } from './sms-form.ts';

/** By which channels the company's messages leave: through the installation, or what it has set up itself. */
async function channelsOf({ database, settings }: AnyCall, { companyId }: Scope) {
  const table = companySettingsTable;
  const [own] = await database.db.select().from(table).where(eq(table.company_id, companyId));
  const sms = own?.sms_mode === 'own' || settings.channels.includes('sms');
  return {
    sms,
    email: (own?.email_mode ?? 'default') !== 'default' || settings.channels.includes('email'),
    push: own?.push_notifications === true,
    // It leaves through the gateway that texts leave through.
    viber: sms && own?.viber_state === 'confirmed',
  };
}

const wordsOf = new Map(systemNotifications.map(({ id, name }) => [id, name]));

/** The picture that was sent, as it is kept from now on. */
async function savedPicture({ files, upload }: Pick<AnyCall, 'files' | 'upload'>) {
  const bytes = await reencode(upload?.bytes ?? new Uint8Array(), upload?.field);
  return { bytes, url: await files.save(bytes) };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/**
 * Where a picture is kept, by its address: one of the storage host alone. Nothing is fetched by it, so that no address
 * leads anywhere else.
 */
function pathKept(url: string, publicUrl: string): string {
  const address = URL.canParse(url, publicUrl) ? new URL(url, publicUrl) : undefined;
  const isOurs = address?.origin === new URL(publicUrl).origin && !address.search;
  if (!isOurs || !/^\/files\/[\w-]+\.(webp|jpg|png)$/.test(address.pathname))
    throw invalidField('url', 'invalidChoice');
  return address.pathname;
}

function mountPictures(api: Api) {
  serve(api, campaignPicture, async (call) => {
    const { bytes, url } = await savedPicture(call);
    return { url, b64: call.query.encode === 'b64' ? base64(bytes) : null };
  });
  serve(api, testCampaignPicture, async (call) => ({ url: (await savedPicture(call)).url }));
  serve(api, pictureToB64, async ({ files, settings, body }) => {
    const kept = await files.read(pathKept(body.url, settings.publicUrl));
    if (!kept) throw invalidField('url', 'invalidChoice');
    return { b64: base64(new Uint8Array(await new Response(kept).arrayBuffer())) };
  });
}

/** What the wizard of campaigns asks beside its choices: channels, variables, pictures, and a test to oneself. */
export function mountMaking(api: Api) {
  serve(api, campaignChannels, async (call) => {
    const enabled = await channelsOf(call, call.scope);
    return {
      system_notifications: offerChannels.map((channel) => ({
        system_notification_id: channelIds[channel],
        channel,
        name: wordsOf.get(channelIds[channel])?.[call.language] ?? channel,
        enabled: enabled[channel],
      })),
    };
  });
  serve(api, campaignVariables, async ({ language }) => ({
    notification_variables: variableNames.map((variable) => ({
      variable,
      name: messageVariables[variable].name[language],
      example: messageVariables[variable].example[language],
      longest: messageVariables[variable].longest,
    })),
  }));
  serve(api, campaignSmsForm, smsFormOfCampaigns);
  serve(api, transactionTypes, async ({ language }) => ({
    transaction_types: channelChoices.map((channel, place) => ({
      transaction_type_id: place + 1,
      name: channelWords[channel][language],
      channel,
    })),
  }));
  serve(api, companyLoyalties, async ({ database, scope }) => ({
    loyalties: await database.db
      .select({
        company_id: storesTable.store_id,
        title: storesTable.name,
        logo: sql<string | null>`coalesce(${storesTable.loyalty_logo}, ${storesTable.logo})`,
      })
      .from(storesTable)
      .where(eq(storesTable.store_id, scope.companyId)),
  }));
  serve(api, testCampaign, tryOut);
  mountPictures(api);
}
