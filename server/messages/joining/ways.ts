import { longest } from '../../../contract/messages/longest.ts';
import type { VariableValues } from '../../../contract/messages/variables.ts';
import { hundredthsOf, pointsOf } from '../../runtime/units.ts';
import type { MessageContent, NextWay } from '../../tables/messages.ts';

/** What fills the design that both have: each value once, and the points of both. */
function valuesOfBoth(one: VariableValues = {}, other: VariableValues = {}): VariableValues {
  const each = (name: 'title' | 'code' | 'until') =>
    [...new Set([one[name], other[name]].filter(Boolean))].join(', ');
  const points = hundredthsOf(Number(one.points ?? 0)) + hundredthsOf(Number(other.points ?? 0));
  return {
    ...one,
    ...{ title: each('title'), code: each('code'), until: each('until') },
    points: points ? String(pointsOf(points)) : '',
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What stands next to the text of both; undefined where each has a design, picture or button of its own. */
function contentOfBoth(one: MessageContent, other: MessageContent): MessageContent | undefined {
  if ((one.theme ?? null) !== (other.theme ?? null)) return undefined;
  if (one.picture && other.picture && one.picture !== other.picture) return undefined;
  if (one.button && other.button && !isSame(one.button, other.button)) return undefined;
  return {
    ...one,
    picture: one.picture ?? other.picture ?? null,
    button: one.button ?? other.button ?? null,
    ...(one.theme ? { values: valuesOfBoth(one.values, other.values) } : {}),
  };
}

const room: Partial<Record<NextWay['channel'], number>> = {
  viber: longest.viber,
  push: longest.push,
};

/** One message in place of two by the same channel, their texts below one another; undefined where they cannot be one. */
export function joinedWay(one: NextWay, other: NextWay): NextWay | undefined {
  if (one.channel !== other.channel || one.recipient !== other.recipient) return undefined;
  const content = contentOfBoth(one.content, other.content);
  const body = [one.body, other.body].filter(Boolean).join('\n');
  if (!content || body.length > (room[one.channel] ?? body.length)) return undefined;
  return { ...one, subject: one.subject ?? other.subject, body, content };
}

/** The channels after the first of both, those of one in its order and then what only the other has. */
export function joinedFallback(
  one: readonly NextWay[] | null,
  other: readonly NextWay[] | null,
): readonly NextWay[] | null {
  if (!one?.length) return other ?? one;
  const rest = [...(other ?? [])];
  const both = one.map((way) => {
    const place = rest.findIndex((each) => joinedWay(way, each));
    const [found] = place < 0 ? [] : rest.splice(place, 1);
    return (found && joinedWay(way, found)) ?? way;
  });
  return [...both, ...rest];
}
