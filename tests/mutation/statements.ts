import type { Change } from './mutant.ts';
import type { Node } from './nodes.ts';

const words: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  and: 'or',
  or: 'and',
};
const isStatement = /\b(select|update|insert into|delete from|where)\b/i;
// Between two bounds, or in the name of a statement, the word is another one.
const changeable = /(?<=\s)(<=|>=|<|>|\+|-|(?<!\bbetween\s+\S+\s+)and|(?<!\bcreate\s+)or)(?=\s)/gi;

const tagOf = ({ tag }: Node) => (tag as Node).name;
const templateOf = (node: Node): Node | undefined => {
  if (node.type === 'TemplateLiteral') return node;
  return node.type === 'TaggedTemplateExpression' ? (node.quasi as Node) : undefined;
};

function wordsOf(source: string, node: Node, piece: Node): Change[] {
  const { start, end } = node;
  return [...source.slice(piece.start, piece.end).matchAll(changeable)].map((found) => {
    const at = piece.start + found.index;
    const [word] = found;
    const other = words[word.toLowerCase()] ?? word;
    const written = source.slice(start, at) + other + source.slice(at + word.length, end);
    const change = `SQL ${word} to ${other} ${source.slice(at, end).slice(word.length, 30).trim()}`;
    return { change: change.replace(/\s+/g, ' '), start, end, written, form: 'expression' };
  });
}

/** What can be changed about the SQL of a template: comparisons, sums, and what has to hold together. */
export function changesOfSql(source: string, node: Node): Change[] {
  const template = templateOf(node);
  if (!template) return [];
  const isTagged = node !== template;
  if (isTagged ? tagOf(node) !== 'sql' : !isStatement.test(source.slice(node.start, node.end)))
    return [];
  return (template.quasis as Node[]).flatMap((piece) => wordsOf(source, node, piece));
}
