import { useTranslate } from 'react-admin';
import { pathLabel } from '../people/rights/tree-nodes.ts';

/** What a field is called in the screen it is changed in; what lies within it, as the tree of rights has it. */
export function useFieldName(subject: string) {
  const translate = useTranslate();
  return (path: string) => {
    const [field = '', ...within] = path.split('.');
    const name = translate(`audit.fields.${subject}.${field}`, { _: pathLabel(field) });
    return within.length ? `${name} › ${pathLabel(within.join('.'))}` : name;
  };
}
