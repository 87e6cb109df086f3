import sharp from 'sharp';

/** Small drawings, so that the demo programme has pictures without fetching any. */
const drawings = {
  cup: '<path d="M70 95h95v45a40 40 0 0 1-40 40h-15a40 40 0 0 1-40-40z" fill="F"/><path d="M165 108h14a18 18 0 0 1 0 36h-16" fill="none" stroke="F" stroke-width="10"/><path d="M95 78c-8-10 8-16 0-28M120 78c-8-10 8-16 0-28M145 78c-8-10 8-16 0-28" fill="none" stroke="F" stroke-width="6" stroke-linecap="round"/><rect x="55" y="188" width="125" height="10" rx="5" fill="F"/>',
  glass:
    '<path d="M85 60h75l-12 135h-51z" fill="F"/><path d="M128 62l22-34" stroke="F" stroke-width="8" stroke-linecap="round"/><path d="M93 110h59" stroke="B" stroke-width="6"/><rect x="104" y="122" width="20" height="20" rx="4" fill="B"/><rect x="124" y="146" width="18" height="18" rx="4" fill="B"/>',
  croissant:
    '<path d="M45 155c5-50 45-85 80-85s75 35 80 85c-18 8-34 4-44-12-10 8-22 12-36 12s-26-4-36-12c-10 16-26 20-44 12z" fill="F"/><path d="M100 76l-10 66M150 76l10 66M125 70v84" stroke="B" stroke-width="6"/>',
  cake: '<path d="M50 175l25-75 125 40v35z" fill="F"/><path d="M63 140l137 30" stroke="B" stroke-width="8"/><circle cx="82" cy="84" r="14" fill="F"/>',
  bag: '<path d="M75 70h100l12 130H63z" fill="F"/><path d="M98 92V62a27 27 0 0 1 54 0v30" fill="none" stroke="F" stroke-width="9"/><circle cx="125" cy="145" r="22" fill="B"/><path d="M112 155c14-2 24-10 26-22" stroke="F" stroke-width="5" fill="none"/>',
  bottle:
    '<path d="M108 35h34v38c20 12 26 26 26 46v86H82v-86c0-20 6-34 26-46z" fill="F"/><rect x="82" y="125" width="86" height="42" fill="B"/>',
  sandwich:
    '<path d="M50 120c0-36 34-55 75-55s75 19 75 55z" fill="F"/><path d="M45 132h160c0 14-22 6-32 16-10-8-22-8-32 0-10-8-22-8-32 0-10-8-22-8-32 0-10-10-32-2-32-16z" fill="F"/><rect x="52" y="158" width="146" height="26" rx="13" fill="F"/>',
  gift: '<rect x="55" y="105" width="140" height="90" rx="8" fill="F"/><rect x="45" y="78" width="160" height="32" rx="8" fill="F"/><path d="M125 78v117" stroke="B" stroke-width="14"/><path d="M125 76c-30 0-48-30-28-40s28 22 28 40c0-18 8-50 28-40s2 40-28 40z" fill="none" stroke="F" stroke-width="9"/>',
  book: '<path d="M60 60c25-10 45-8 65 6 20-14 40-16 65-6v125c-25-10-45-8-65 6-20-14-40-16-65-6z" fill="F"/><path d="M125 66v125" stroke="B" stroke-width="6"/>',
  message:
    '<path d="M55 70h140a16 16 0 0 1 16 16v70a16 16 0 0 1-16 16h-78l-40 32v-32H55a16 16 0 0 1-16-16V86a16 16 0 0 1 16-16z" fill="F"/><circle cx="88" cy="121" r="10" fill="B"/><circle cx="125" cy="121" r="10" fill="B"/><circle cx="162" cy="121" r="10" fill="B"/>',
  device:
    '<rect x="78" y="35" width="94" height="180" rx="16" fill="F"/><rect x="92" y="52" width="66" height="62" rx="6" fill="B"/><circle cx="104" cy="138" r="8" fill="B"/><circle cx="125" cy="138" r="8" fill="B"/><circle cx="146" cy="138" r="8" fill="B"/><circle cx="104" cy="162" r="8" fill="B"/><circle cx="125" cy="162" r="8" fill="B"/><circle cx="146" cy="162" r="8" fill="B"/><rect x="100" y="184" width="50" height="10" rx="5" fill="B"/>',
} as const;
export type Drawing = keyof typeof drawings;

const colours = [
  ['#e8f0ef', '#14505c'],
  ['#fbeee6', '#a6492a'],
  ['#fdf5dd', '#8a6410'],
  ['#eceaf4', '#4a3f78'],
  ['#e9f2e4', '#3c6b2e'],
] as const;
const made = new Map<string, Promise<Uint8Array>>();

/** A drawing on one of five grounds, as WebP of 480 by 480 points. */
export function picture(drawing: Drawing, shade: number): Promise<Uint8Array> {
  const [ground, ink] = colours[shade % colours.length] ?? colours[0];
  const key = `${drawing}${ground}`;
  const known = made.get(key);
  if (known) return known;
  const shape = drawings[drawing].replaceAll('"F"', `"${ink}"`).replaceAll('"B"', `"${ground}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 250" width="480" height="480"><rect width="250" height="250" fill="${ground}"/>${shape}</svg>`;
  const drawn = sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer();
  made.set(key, drawn);
  return drawn;
}
