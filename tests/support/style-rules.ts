import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import * as PropertySymbol from 'happy-dom/lib/PropertySymbol.js';

/** The parts of happy-dom's computed styles that are used here; it does not declare them. */
interface Rule {
  selectorText?: string;
  /** Of a rule that holds others: when these are to be asked. */
  conditionText?: string;
  cssRules?: readonly Rule[];
  [PropertySymbol.cssText]?: string;
}
interface Parsed {
  elements: { element: Element }[];
  cssRules: readonly Rule[];
}
interface ComputedStyles {
  parseCSSRules: (sheet: Parsed) => void;
}

/** Rules by a class that whatever they match must have, and those that name none, in their order. */
interface Sorted {
  count: number;
  byClass: Map<string, Rule[]>;
  others: Rule[];
  order: Map<Rule, number>;
}

const known = new WeakMap<readonly Rule[], Sorted>();

/** A class that each element of one selector has; none where that cannot be told. */
function classOf(selector: string): string | undefined {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return last.match(/\.([\w-]+)/)?.[1];
}

/** What `:not(…)` and its like name is not what an element has to be. */
const selectorsOf = (text: string) => text.replace(/\([^()]*\)/g, '').split(',');

/** What tests ask of a style: whether something is seen, can be pressed and how it is laid out. */
const layout = /^\s*(display|visibility|opacity|pointer-events|user-select|padding)\b/;

/** The same rule with nothing but that, which is what makes most of them none. */
function slim(rule: Rule): Rule | undefined {
  const text = rule[PropertySymbol.cssText];
  if (rule.conditionText !== undefined) return rule.cssRules?.some(slim) ? rule : undefined;
  if (rule.selectorText === undefined || text === undefined) return rule;
  const declarations = text.split(';').filter((each) => layout.test(each));
  if (declarations.length === 0) return undefined;
  return Object.create(rule, { [PropertySymbol.cssText]: { value: `${declarations.join(';')};` } });
}

/** The classes of what a rule matches; with an undefined one where that cannot be told. */
function classesOf(rule: Rule): (string | undefined)[] {
  if (rule.conditionText === undefined) return selectorsOf(rule.selectorText ?? '').map(classOf);
  return (rule.cssRules ?? []).filter(slim).flatMap(classesOf);
}

function add({ byClass, others, order }: Sorted, whole: Rule) {
  const rule = slim(whole);
  if (!rule) return;
  order.set(rule, order.size);
  const classes = new Set(classesOf(rule));
  if (classes.has(undefined)) {
    others.push(rule);
    return;
  }
  for (const name of classes as Set<string>) {
    const same = byClass.get(name);
    if (same) same.push(rule);
    else byClass.set(name, [rule]);
  }
}

/** The rules of a sheet, sorted; those that are inserted later come last. */
function sortedOf(rules: readonly Rule[]): Sorted {
  const before = known.get(rules);
  const grown = before !== undefined && before.count <= rules.length;
  const sorted = grown ? before : { count: 0, byClass: new Map(), others: [], order: new Map() };
  for (const rule of rules.slice(sorted.count)) add(sorted, rule);
  sorted.count = rules.length;
  known.set(rules, sorted);
  return sorted;
}

function candidates(rules: readonly Rule[], classes: string): Rule[] {
  const { byClass, others, order } = sortedOf(rules);
  const selectors = new Set(others);
  for (const name of classes.split(' '))
    for (const rule of byClass.get(name) ?? []) selectors.add(rule);
  return [...selectors].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

const styles = CSSComputedStyle.prototype as unknown as ComputedStyles;
const parseAll = styles.parseCSSRules;

// happy-dom holds every rule of every sheet against an element and each of its ancestors, whenever a
// test asks whether something can be seen. Here it is the rules that name a class of theirs and say
// something of that.
styles.parseCSSRules = function parseCSSRules(this: ComputedStyles, sheet) {
  for (const each of sheet.elements) {
    const cssRules = candidates(sheet.cssRules, each.element.getAttribute('class') ?? '');
    parseAll.call(this, { ...sheet, elements: [each], cssRules });
  }
};
