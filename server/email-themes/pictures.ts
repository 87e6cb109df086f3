import sharp from 'sharp';
import { editorLimits } from '../../contract/email-themes/limits.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

const mostPixels = 50_000_000;
/** Sharp on screens that have two points for each of a mail's. */
const widest = editorLimits.widest * 2;

/** A picture written anew as what it is, told by what it contains: Outlook shows JPEG and PNG, not WebP. */
async function rewritten(bytes: Uint8Array): Promise<readonly [Uint8Array, 'jpg' | 'png']> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  const sized = picture.rotate().resize({ width: widest, withoutEnlargement: true });
  if (format === 'jpeg') return [await sized.jpeg({ quality: 82 }).toBuffer(), 'jpg'];
  if (format === 'png') return [await sized.png().toBuffer(), 'png'];
  throw new Refusal('not_an_image');
}

/** Keeps the picture of a call. Throws not_an_image for what is neither JPEG nor PNG, whatever it is called. */
export async function keepPicture({ files, upload }: Pick<AnyCall, 'files' | 'upload'>) {
  const [bytes, type] = await rewritten(upload?.bytes ?? new Uint8Array()).catch(() => {
    const fields = { [upload?.field ?? 'image']: [{ name: 'invalid' as const }] };
    throw new Refusal('not_an_image', { fields });
  });
  return { url: await files.save(bytes, type) };
}
