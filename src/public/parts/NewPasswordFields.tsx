import { useWords } from '../../i18n/use-words.ts';
import { PasswordField } from './Field.tsx';
import type { Faults } from './use-call.ts';

interface Typed {
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps {
  typed: Typed;
  faults: Faults;
  onChange: (part: Partial<Typed>) => void;
}

/** A new password, twice. */
export function NewPasswordFields({ typed, faults, onChange }: NewPasswordFieldsProps) {
  const { t } = useWords();
  const shared = { faults, autoComplete: 'new-password', maxLength: 200, required: true };
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t('person.newPassword')}
        hint={t('person.passwordHint')}
        value={typed.password}
        onText={(password) => onChange({ password })}
      />
      <PasswordField
        {...shared}
        name="password_confirmation"
        label={t('person.passwordAgain')}
        value={typed.password_confirmation}
        onText={(password_confirmation) => onChange({ password_confirmation })}
      />
    </>
  );
}
