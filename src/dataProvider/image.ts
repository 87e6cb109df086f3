import type { Identifier } from 'react-admin';
import { httpClient } from './client.ts';
import { resourceOf } from './sources.ts';

/** A picture chosen in a form and not yet sent. */
export interface ChosenImage {
  readonly rawFile: File;
  readonly src: string;
}

export const isChosen = (image: unknown): image is ChosenImage =>
  typeof image === 'object' && image !== null && 'rawFile' in image;

interface Upload {
  readonly path: string;
  /** What the file is called in the form that is sent. */
  readonly part: string;
}

/** External links take their picture at the record itself, programmes their logo beside it; all else below it. */
function uploadOf(resource: string, path: string, id: Identifier): Upload {
  if (resource === resourceOf('store-external-links'))
    return { path: `/${path}/${id}`, part: 'image' };
  if (resource === 'loyalty-programs')
    return { path: `/${path}/upload-loyalty-image/${id}`, part: 'loyalty_logo' };
  const below = resource === resourceOf('subscription-products') ? 'image' : 'images';
  return { path: `/${path}/${id}/${below}`, part: 'image' };
}

/**
 * The second stage of saving a record with a picture (product-image-two-stages,
 * gift-image-two-stages). A failure is told in `imageError` and never thrown: the record exists by
 * now, and saving it once more would make a twin. Nothing is answered where nothing was chosen.
 */
export async function sendImage(
  resource: string,
  path: string,
  id: Identifier,
  field: string,
  image: unknown,
) {
  if (!isChosen(image)) return undefined;
  const upload = uploadOf(resource, path, id);
  const body = new FormData();
  body.set(upload.part, image.rawFile);
  try {
    const { json } = await httpClient(upload.path, { method: 'POST', body });
    return { [field]: (json as { image: string }).image };
  } catch (error) {
    return { [field]: null, imageError: error instanceof Error ? error.message : '' };
  }
}
