import sharp, { type Metadata, type Sharp } from 'sharp';
import { Busy, Gate } from '../runtime/gate.ts';

/** 200 MB once it is decoded. */
const mostPixels = 50_000_000;
const mostSeconds = 10;
/** Decoding takes up to a second of a processor, and all of a picture's pixels in memory. */
const gate = new Gate(2, 20);

/**
 * Works on a picture that somebody sent, turned upright, of at most 50 million pixels and for at most 10 s. Two are worked
 * on at once. Throws Busy where too many wait, `unreadable()` for what is no picture, and what the work throws.
 */
export const withPicture = <T>(
  bytes: Uint8Array,
  work: (picture: Sharp, metadata: Metadata) => Promise<T>,
  unreadable: () => Error,
): Promise<T> =>
  gate.run(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
      const metadata = await picture.metadata();
      return await work(picture.rotate().timeout({ seconds: mostSeconds }), metadata);
    } catch (error) {
      throw error instanceof Busy ? error : unreadable();
    }
  });
