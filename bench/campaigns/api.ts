import { type CampaignType, campaignTypeIds, statusIds } from '../../contract/campaigns/kinds.ts';

/** Who calls, where. */
export interface Caller {
  readonly address: string;
  readonly token: string;
  readonly companyId: number;
}

/** Makes one call of the company's API; throws where it is refused. */
export async function ask<T>(
  { address, token, companyId }: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const put = () =>
    fetch(`${address}/api/companies/${companyId}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  // A connection that lay idle may be closed just as it is used again.
  const answer = await put().catch(put);
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Makes a campaign and starts it; answers its id. */
export async function startCampaign(
  caller: Caller,
  type: CampaignType,
  options: object,
  own: object = {},
): Promise<number> {
  const { campaign_id: id } = await ask<{ campaign_id: number }>(caller, 'POST', '/campaigns', {
    title: type,
    campaign_type_id: campaignTypeIds[type],
    campaign_type_options: options,
    ...(type === 'draw' ? {} : { campaign_reward: { title: 'Bench', points: 10 } }),
    ...own,
  });
  const status = { campaign_status_id: statusIds.running };
  await ask(caller, 'PUT', `/campaigns/${id}/change-status`, status);
  return id;
}
