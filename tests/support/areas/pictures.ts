import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14505c' } });

export const png = async (width = 40, height = 30) =>
  new Uint8Array(await plain(width, height).png().toBuffer());

/** A photograph that tells who took it, and that lies on its side. */
export const photograph = async () =>
  new Uint8Array(
    await plain(40, 30)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Anna Georgiou' } } })
      .toBuffer(),
  );
