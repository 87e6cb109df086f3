import { rejectedOfCampaignList, uploadCampaignList } from '../../../contract/campaigns/lists.ts';
import { type Api, serve } from '../../http/serve.ts';
import { rejectedOfList } from './rejected.ts';
import { takeList } from './upload.ts';

/** Lists of customers, for campaigns that are for nobody else. */
export function mountLists(api: Api) {
  serve(api, uploadCampaignList, async ({ database, scope, caller, params, receive }) => {
    const upload = { companyId: scope.companyId, userId: caller.userId, receive };
    const list = await takeList(database, upload);
    const at = `/companies/${params.storeId}/campaigns/lists/${list.campaign_list_id}/rejected`;
    return { ...list, rejected_file: list.rejected ? at : null };
  });
  serve(api, rejectedOfCampaignList, ({ database, scope, params, language }) =>
    rejectedOfList(database, { companyId: scope.companyId, listId: params.id, language }),
  );
}
