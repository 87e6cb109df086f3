import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import Element from 'happy-dom/lib/nodes/element/Element.js';

interface Property {
  value: string;
  important: boolean;
}
interface Properties {
  properties: Record<string, Property>;
  definedPropertyNames: Record<string, boolean>;
}

// What asks an element whether it is a window, as the placing of menus does at each step, would write out
// all that is in it: happy-dom's elements tell their HTML where a browser's tell their kind.
Element.prototype.toString = function kindOf(this: { constructor: { name: string } }) {
  return `[object ${this.constructor.name}]`;
};

// Each of an element's ancestors hands its properties on; they are flat, which a copy of anything is not told.
const manager = CSSPropertyManager.prototype as unknown as Properties & { clone: () => Properties };
manager.clone = function copyOf(this: Properties) {
  const copy = new CSSPropertyManager() as unknown as Properties;
  for (const [name, property] of Object.entries(this.properties))
    copy.properties[name] = { ...property };
  copy.definedPropertyNames = { ...this.definedPropertyNames };
  return copy;
};
