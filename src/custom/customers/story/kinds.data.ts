import { storyKinds } from '../../../../contract/customers/customer-story.ts';

/** The kinds of event, without the schemas that stand beside them in the contract. */
export const kinds = [...storyKinds];
