const channel = (part: string) => {
  const share = Number.parseInt(part, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** A colour where it can be read on a ground (4.5 to 1); else black or white, whichever reads better. */
export function readableOn(ground: string, wanted: string): string {
  if (contrast(ground, wanted) >= 4.5) return wanted;
  return contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';
}
