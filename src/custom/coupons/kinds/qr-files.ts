import { encode, renderSVG } from 'uqr';
import { saveFile } from '../../../session/download.ts';

const look = { border: 2, ecc: 'M' } as const;
/** Sharp on a poster of A4, and still a small file. */
const side = 1024;

/** Saves a QR picture that scales to any size. */
export const saveSvg = (text: string, name: string) =>
  saveFile(new Blob([renderSVG(text, look)], { type: 'image/svg+xml' }), `${name}.svg`);

function drawn(text: string): HTMLCanvasElement {
  const { data, size } = encode(text, look);
  const cell = Math.floor(side / size);
  const canvas = document.createElement('canvas');
  canvas.width = cell * size;
  canvas.height = cell * size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * cell, y * cell, cell, cell);
  return canvas;
}

/** Saves it as a picture of points, for programs that know nothing else. */
export const savePng = (text: string, name: string) =>
  drawn(text).toBlob((file) => file && saveFile(file, `${name}.png`), 'image/png');
