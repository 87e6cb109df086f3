import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props {
  /** The field that says yes. */
  readonly source: string;
  /** What it was asked about; another answer is needed when these change. */
  readonly about: readonly string[];
}

function Yes({ source }: Pick<Props, 'source'>) {
  const resource = useResourceContext();
  const { field, id } = useInput({ source, defaultValue: false });
  const { name, onBlur, onChange, ref, value } = field;
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...{ id, name, onBlur }}
          checked={Boolean(value)}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
      label={<FieldTitle source={source} resource={resource} />}
    />
  );
}

/** A question of the server's within a form: not there until it is asked, and asked anew of other values. */
export function Question({ source, about }: Props) {
  const { resetField, clearErrors, formState, getFieldState } = useFormContext();
  const [question, setQuestion] = useState<string>();
  const says = getFieldState(source, formState).error?.message;
  const answers = JSON.stringify(useWatch({ name: [...about] }));
  useEffect(() => {
    if (says) setQuestion(says);
  }, [says]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said yes to is what the answers were.
  useEffect(() => {
    setQuestion(undefined);
    resetField(source);
    clearErrors(source);
  }, [answers, source, resetField, clearErrors]);
  if (!question) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ width: '100%' }}>
      <InputHelperText error={question} />
      <Yes source={source} />
    </Alert>
  );
}
