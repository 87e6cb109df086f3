import { subLoyalties } from '../../contract/sub-loyalties.ts';
import { synergies } from '../../contract/synergies.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of collaborations and of programmes show. */
export const outlines = {
  synergies: outlineOf(synergies),
  subLoyalties: outlineOf(subLoyalties),
};
