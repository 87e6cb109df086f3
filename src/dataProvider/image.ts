import type { Identifier } from 'react-admin';
import { httpClient } from './client.ts';

/** A picture chosen in a form and not yet sent. */
export interface ChosenImage {
  readonly rawFile: File;
  readonly src: string;
}

export const isChosen = (image: unknown): image is ChosenImage =>
  typeof image === 'object' && image !== null && 'rawFile' in image;

/** External links take their picture at the record itself; everything else below it. */
const uploadPath = (resource: string, path: string, id: Identifier) =>
  resource === 'products/external-links' ? `/${path}/${id}` : `/${path}/${id}/images`;

/**
 * The second stage of saving a record with a picture (product-image-two-stages,
 * gift-image-two-stages). A failure is told in `imageError` and never thrown: the record exists by
 * now, and saving it once more would make a twin.
 */
export async function sendImage(resource: string, path: string, id: Identifier, image: unknown) {
  if (!isChosen(image)) return {};
  const body = new FormData();
  body.set('image', image.rawFile);
  try {
    const { json } = await httpClient(uploadPath(resource, path, id), { method: 'POST', body });
    return { image: (json as { image: string }).image };
  } catch (error) {
    return { image: null, imageError: error instanceof Error ? error.message : '' };
  }
}
