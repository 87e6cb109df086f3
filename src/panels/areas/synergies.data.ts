import { subLoyalties } from '../../../contract/organisations/sub-loyalties.ts';
import { synergies } from '../../../contract/synergies/synergies.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of collaborations and of programmes show. */
export const outlines = {
  synergies: outlineOf(synergies),
  subLoyalties: outlineOf(subLoyalties),
};
