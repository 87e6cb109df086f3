import { replayLog } from '../../../../contract/developers/webhook-logs.ts';
import { replayWebhook, testWebhook } from '../../../../contract/developers/webhooks.ts';
import { callOf } from '../../../dataProvider/call-outline.ts';

/** The calls that the dialogs of webhooks make. */
export const calls = {
  test: callOf(testWebhook),
  replay: callOf(replayWebhook),
  replayLog: callOf(replayLog),
};
