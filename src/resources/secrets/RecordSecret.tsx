import {
  type RaRecord,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { SecretDialog } from './SecretDialog.tsx';

interface Props {
  readonly record: RaRecord;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a record, shown this once, in the words of `texts.secret` of its entity. */
export function RecordSecret({ record, secret, onClose }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetRecordRepresentation(resource)(record);
  const words = `resources.${resource}.texts.secret`;
  return (
    <SecretDialog
      title={translate(`${words}.title`, { name })}
      text={translate(`${words}.text`)}
      label={translate(`${words}.label`)}
      secret={secret}
      onClose={onClose}
    />
  );
}
