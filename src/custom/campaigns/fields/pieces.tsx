import { useTranslate } from 'react-admin';
import { Select, type SelectProps } from '../../../resources/form/Choices.tsx';

/** An hour of the day, as it is written. */
export const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

interface HourProps extends Pick<SelectProps, 'label' | 'none' | 'error' | 'hint'> {
  readonly value: unknown;
  readonly onChange: (hour: number | null) => void;
  /** The first that there is to choose. */
  readonly first?: number;
}

export function HourField({ value, onChange, first = 0, ...own }: HourProps) {
  const hours = Array.from({ length: 24 }, (_, place) => place + first);
  return (
    <Select
      {...own}
      value={typeof value === 'number' ? value : null}
      choices={hours.map((hour) => ({ id: String(hour), name: hourName(hour) }))}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}

/** The words of what campaigns are made with. */
export function useWord() {
  const translate = useTranslate();
  return (name: string, args?: object) => translate(`campaignMaker.${name}`, args);
}
