import { parseAst } from 'vite';

/** A node of the syntax tree, of which only what is asked for is read. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Whether it is about types alone, of which nothing is left when it runs. */
const isType = ({ type }: Node) =>
  type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)\w*$/.test(type);
/** A loop with another condition might never end. */
const isLoop = ({ type }: Node) => /^(For|While|DoWhile)\w*Statement$/.test(type);
const isFunction = ({ type }: Node) => /Function/.test(type);

const nameOf = (property: Node) => (property.key as Node | undefined)?.name;
/** A statement with a name is prepared once: another text by that name would only be refused. */
const isPrepared = ({ type, properties }: Node) =>
  type === 'ObjectExpression' && (properties as Node[]).some((each) => nameOf(each) === 'name');

function isSkipped(node: Node, name: string, child: Node): boolean {
  if (isType(child) || name === 'typeAnnotation') return true;
  if (isLoop(node) && name !== 'body') return true;
  if (node.type === 'Property' && name === 'key') return true;
  return isPrepared(node) && nameOf(child) === 'text';
}

function* from(node: Node, inFunction: boolean): Generator<Node> {
  if (inFunction || isFunction(node)) yield node;
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isSkipped(node, name, child))
        yield* from(child, inFunction || isFunction(node));
}

/** Every node of a source that is run by a call: what is evaluated once, with its module, cannot be switched. */
export const nodesOf = (source: string): Node[] => [
  ...from(parseAst(source, { lang: 'ts' }) as unknown as Node, false),
];
