import type { Change } from './mutant.ts';
import type { Node } from './nodes.ts';

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string';

function operatorOf(source: string, node: Node): Change[] {
  const { start, end } = node;
  const [left, right] = [node.left as Node, node.right as Node];
  const operator = String(node.operator);
  const other = operators[operator];
  if (!other || (operator === '+' && (isText(left) || isText(right)))) return [];
  const at = source.indexOf(operator, left.end);
  const written = source.slice(start, at) + other + source.slice(at + operator.length, end);
  return [{ change: `${operator} to ${other}`, start, end, written, form: 'expression' }];
}

function negated(source: string, { start, end }: Node): Change[] {
  const written = `!(${source.slice(start, end)})`;
  return [{ change: 'negated', start, end, written, form: 'expression' }];
}

function dropped(_: string, { start, end, expression }: Node): Change[] {
  const { type, argument } = expression as Node;
  if (type !== 'AwaitExpression' || (argument as Node).type !== 'CallExpression') return [];
  return [{ change: 'dropped', start, end, written: '', form: 'statement' }];
}

function counted(_: string, { start, end, value, raw }: Node): Change[] {
  if (typeof value !== 'number' || !/^[\d_]+$/.test(String(raw))) return [];
  const written = String(value + 1);
  return [{ change: `${raw} to ${written}`, start, end, written, form: 'expression' }];
}

function returned(_: string, { body }: Node): Change[] {
  const block = body as Node | null;
  if (block?.type !== 'BlockStatement' || (block.body as Node[]).length < 2) return [];
  const start = block.start + 1;
  return [{ change: 'returns at once', start, end: start, written: 'return;', form: 'beginning' }];
}

type Way = (source: string, node: Node) => Change[];
const ofTest: Way = (source, { test }) => negated(source, test as Node);
const ways: Readonly<Record<string, Way>> = {
  BinaryExpression: operatorOf,
  LogicalExpression: operatorOf,
  IfStatement: ofTest,
  ConditionalExpression: ofTest,
  ExpressionStatement: dropped,
  Literal: counted,
  FunctionDeclaration: returned,
  ArrowFunctionExpression: returned,
};

/** What can be changed about a node: an operator, a condition, a number, an awaited call, or all that a function does. */
export const changesOf: Way = (source, node) => ways[node.type]?.(source, node) ?? [];
