// The names of a chart whose bars lie.
const mostLetters = 14;
/** The room of a name, and of its bars. */
export const nameWidth = 132;
const nameHeight = 44;

/** A name in lines that fit beside its bars, where no word is longer. */
export function brokenUp(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= mostLetters) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.join('\n');
}

/** How high a chart of names is: it grows with them, so that none touches another. */
export const heightOfNames = (labels: readonly string[]) => 60 + nameHeight * labels.length;
