import { useTranslate } from 'react-admin';
import { rightPath } from '../../../contract/words/right-names.ts';
import { usePanel } from '../../shell/context.ts';

/** What a field is called in the screen it is changed in, or as a column of several tables; what lies within it, as the tree of rights has it. */
export function useFieldName(subject: string) {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (path: string) => {
    const [field = '', ...within] = path.split('.');
    const name = translate(`audit.fields.${subject}.${field}`, {
      _: translate(`audit.stored.${field}`, { _: rightPath(field, lang) }),
    });
    return within.length ? `${name} › ${rightPath(within.join('.'), lang)}` : name;
  };
}
