import type {
  emailThemePreview,
  emailThemeThumbnail,
} from '../../../../contract/email-themes/email-themes.ts';
import { editorLimits } from '../../../../contract/email-themes/limits.ts';
import type { ThemeSource } from '../../../../contract/email-themes/source.ts';
import type { Language } from '../../../../contract/engine/languages.ts';
import { fileUrl, send } from '../../../session/api.ts';
import { uploadPicture } from './upload.ts';

const thumbnailPath: (typeof emailThemeThumbnail)['path'] =
  '/companies/{storeId}/email-themes/thumbnail';
export const previewPath: (typeof emailThemePreview)['path'] =
  '/companies/{storeId}/email-themes/preview';

/** A theme as the server makes a mail of it. */
export async function mailOf(source: ThemeSource, language: Language, storeId: number) {
  const { data } = await send<typeof emailThemePreview>('POST', previewPath, {
    params: { storeId },
    body: { source, language },
    timeout: editorLimits.longestWait,
  });
  return data;
}

function asData(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What a picture of a page may show has to be in it. */
async function withPictures(page: Document) {
  for (const image of page.querySelectorAll('img')) {
    const answer = await fetch(fileUrl(image.getAttribute('src') ?? ''));
    if (answer.ok) image.setAttribute('src', await asData(await answer.blob()));
    else image.remove();
  }
}

/** The mail as a drawing: no page of ours runs or shows anything of it. */
async function drawingOf(html: string, width: number, height: number): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  await withPictures(page);
  const inner = new XMLSerializer().serializeToString(page.body);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inner}</foreignObject></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The upper part of a mail as a JPEG (email-thumbnail-quality, email-editor-max-width). */
async function thumbnailOf(html: string, { look }: ThemeSource): Promise<Blob> {
  const width = Math.min(look.width + 16, editorLimits.widest);
  const height = Math.round(width * 0.75);
  const image = new Image(width, height);
  image.src = await drawingOf(html, width, height);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser draws nothing');
  drawing.fillStyle = look.ground;
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('Nothing was drawn'))),
      'image/jpeg',
      editorLimits.thumbnailQuality,
    ),
  );
}

/** How a theme looks in a list, uploaded; nothing where that cannot be had, which keeps nobody from saving it. */
export async function uploadThumbnail(source: ThemeSource, language: Language, storeId: number) {
  try {
    const { html } = await mailOf(source, language, storeId);
    return await uploadPicture(thumbnailPath, storeId, await thumbnailOf(html, source));
  } catch {
    return undefined;
  }
}
