import sharp from 'sharp';
import { headingSizes, layouts, spaces } from '../../contract/email-themes/limits.ts';
import { readableOn } from '../../contract/email-themes/readable.ts';
import type {
  Block,
  BlockKind,
  BlockOf,
  Section,
  ThemeSource,
} from '../../contract/email-themes/source.ts';

const margin = 24;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: string;
  readonly accent: string;
  /** What its pictures show, as data. */
  readonly picture: string;
}

interface Drawn {
  readonly svg: string;
  readonly height: number;
}

const bar = (x: number, y: number, width: number, height: number, colour: string, round = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;

/** Where something so wide begins in its column. */
const startOf = (align: string, { x, width }: Spot, own: number) =>
  align === 'center' ? x + (width - own) / 2 : x;

type Draw<K extends BlockKind> = (block: BlockOf<K>, spot: Spot) => Drawn;
const draws: { [K in BlockKind]: Draw<K> } = {
  heading(block, spot) {
    const height = headingSizes[block.level] * 0.7;
    const width = spot.width * 0.55;
    return {
      svg: bar(startOf('center', spot, width), spot.y + 4, width, height, spot.ink),
      height: height + 20,
    };
  },
  text(block, spot) {
    const { align } = block;
    const lines = [0.95, 0.7].map((share, line) => {
      const width = spot.width * (align === 'center' ? share * 0.6 : share);
      return bar(startOf(align, spot, width), spot.y + 4 + line * 20, width, 9, `${spot.ink}88`);
    });
    return { svg: lines.join(''), height: 52 };
  },
  button: (_, spot) => ({
    svg: bar(startOf('center', spot, 150), spot.y, 150, 42, spot.accent, 6),
    height: 56,
  }),
  image(block, spot) {
    const side = (spot.width * block.width) / 100;
    const x = startOf('center', spot, side);
    return {
      svg: `<image x="${x}" y="${spot.y}" width="${side}" height="${side}" href="${spot.picture}"/>`,
      height: side + 12,
    };
  },
  divider: (_, { x, y, width, ink }) => ({ svg: bar(x, y + 8, width, 1, `${ink}44`), height: 28 }),
  space: ({ height }) => ({ svg: '', height }),
};

function drawColumn(blocks: readonly Block[], spot: Spot): Drawn {
  let { y } = spot;
  const parts = blocks.map((block) => {
    const { svg, height } = (draws[block.kind] as Draw<BlockKind>)(block, { ...spot, y });
    y += height;
    return svg;
  });
  return { svg: parts.join(''), height: y - spot.y };
}

function drawSection(section: Section, y: number, { look }: ThemeSource, picture: string): Drawn {
  const ground = section.background ?? look.paper;
  const space = spaces[section.space];
  const many = layouts[section.layout].length;
  const width = (look.width - 2 * margin - (many - 1) * 16) / many;
  const columns = section.columns.map((blocks, at) =>
    drawColumn(blocks, {
      x: 8 + margin + at * (width + 16),
      y: y + space,
      width,
      ink: readableOn(ground, look.text),
      accent: look.accent,
      picture,
    }),
  );
  const height = 2 * space + Math.max(...columns.map((column) => column.height));
  const paper = bar(8, y, look.width, height, ground, 0);
  return { svg: paper + columns.map(({ svg }) => svg).join(''), height };
}

/** How a theme looks in a list, without a browser to show it: its colours and what stands where. */
export function themePicture(source: ThemeSource, picture: Uint8Array): Promise<Uint8Array> {
  const [width, height] = [source.look.width + 16, Math.round((source.look.width + 16) * 0.75)];
  const data = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  let y = 16;
  const sections = source.sections.map((section) => {
    const drawn = drawSection(section, y, source, data);
    y += drawn.height;
    return drawn.svg;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bar(0, 0, width, height, source.look.ground, 0)}${sections.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
