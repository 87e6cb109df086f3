import { type Answer, ApiError, addressOfCall, answerOf, headersOf } from './api.ts';
import { session } from './session.ts';

interface Upload {
  readonly field: string;
  readonly file: File;
  /** How much of it is on the server, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

// A browser tells how far an upload is only this way.
const sent = (path: string, token: string | null, upload: Upload) =>
  new Promise<Response>((done, failed) => {
    const call = new XMLHttpRequest();
    const body = new FormData();
    body.set(upload.field, upload.file);
    call.open('POST', addressOfCall(path));
    headersOf({ body }, token).forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total }) => upload.onProgress(total ? loaded / total : 0);
    call.onload = () => done(new Response(call.responseText, { status: call.status }));
    call.onerror = () => failed(new ApiError(0, {}));
    call.onabort = () => failed(upload.signal.reason);
    upload.signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });

/** Uploads one file to a path of the API, telling how far it is. Throws an ApiError, or the reason why it was aborted. */
export async function uploadFile(path: string, upload: Upload): Promise<Answer> {
  const { token } = session();
  return answerOf(await sent(path, token, upload), token);
}
