import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Birthday } from '../desk/Birthday.tsx';
import { channels, figures } from '../desk/filters.data.ts';
import { placeFilters } from '../desk/places.data.ts';
import { useChoices } from '../desk/use-choices.ts';
import { AttributeFilter } from './AttributeFilter.tsx';
import { Choice, Figure, Part, type Props } from './FilterPieces.tsx';
import { Days, Visits } from './Visits.tsx';

const beside = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 } as const;

/** Every filter of customers that the bar above the list has no room for. */
export function FilterFields(props: Props) {
  const translate = useTranslate();
  const choices = useChoices(props.value);
  const word = (name: string) => translate(`desk.filters.${name}`);
  const field = (name: string) => translate(`resources.${resourceOf('customers')}.fields.${name}`);
  const yesOrNo = ['true', 'false'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }));
  return (
    <>
      <Part title={word('stores')}>
        {(['stores', 'regions'] as const).flatMap((of) =>
          placeFilters[of].map((name) => (
            <Choice key={name} {...props} name={name} label={word(name)} options={choices[of]} />
          )),
        )}
      </Part>
      <Visits {...props} />
      <Part title={word('person')}>
        <Days {...props} name="created_at" label={field('created_at')} />
        <Box sx={beside}>
          <Figure {...props} name="minimum_age" label={word('minimum_age')} />
          <Figure {...props} name="maximum_age" label={word('maximum_age')} />
        </Box>
        <Birthday {...props} />
        <Choice {...props} name="tier_id" label={word('tier_id')} options={choices.tier_id} />
        <Choice
          {...props}
          name="country_id"
          label={field('country_id')}
          options={choices.country_id}
        />
        <Figure {...props} name="county_id" label={field('county_id')} />
        <AttributeFilter {...props} />
      </Part>
      <Part title={word('figures')}>
        {figures.map((name) => (
          <Box key={name} sx={beside}>
            <Figure
              {...props}
              name={`minimum_${name}`}
              label={translate('desk.filters.least', { name: field(name) })}
            />
            <Figure {...props} name={`maximum_${name}`} label={word('most')} />
          </Box>
        ))}
      </Part>
      <Part title={word('reach')}>
        <Choice {...props} name="reachable" label={word('reachable')} options={choices.reachable} />
        <Box sx={beside}>
          {channels.map((name) => (
            <Choice key={name} {...props} name={name} label={field(name)} options={yesOrNo} />
          ))}
        </Box>
      </Part>
    </>
  );
}
