import { editorLimits } from '../../../../contract/email-themes/limits.ts';
import { addressOfCall, fileUrl, filled, request } from '../../../session/api.ts';

/** Whether an address is one of our files, and not of somebody else's server. */
function isStored(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  const storage = new URL(addressOfCall('/'), location.origin);
  const { origin, pathname } = new URL(fileUrl(url), location.origin);
  return origin === storage.origin && pathname.startsWith('/files/');
}

/** A picture uploaded, and its address. Throws what is to be told (email-editor-upload-url). */
export async function uploadPicture(path: string, storeId: number, picture: Blob): Promise<string> {
  const body = new FormData();
  body.append('image', picture, `picture.${picture.type.split('/').at(-1)}`);
  const { data } = await request('POST', filled(path, { storeId }), {
    body,
    timeout: editorLimits.longestWait,
  });
  const { url } = data as { url?: unknown };
  if (!isStored(url)) throw new UploadFailed();
  return url;
}

/** No picture of ours came of it; its message is the key of what to tell. */
export class UploadFailed extends Error {
  constructor() {
    super('themeEditor.uploadFailed');
  }
}
