import { resourceWords } from '../../shape/entities.ts';

/** Collaborations with other companies. */
export const words = {
  collaborators: {
    there: '%{points} of our points become %{worth} there',
    here: '%{points} of their points become %{worth} here',
    company: 'Company to ask',
    search: 'Search by name',
    none: 'No other company can be asked.',
    hints: {
      from_to_points_ratio: 'What one of our points becomes there.',
      to_from_points_ratio: 'What one of their points becomes here.',
    },
    example: 'For example',
    exampleThere:
      'A customer with 100 points of ours who takes them there has %{worth} points there.',
    exampleHere: 'One with 100 points there who brings them here has %{worth} points with us.',
    about:
      'The other company is asked first; nothing is shared until it accepts. Then staff at either till see a customer’s points at the other company and can transfer them once the customer confirms with a code.',
    turns: { us: 'Waits for their answer', them: 'Waits for your answer' },
    actions: {
      accept: {
        button: 'Accept',
        title: 'Accept this collaboration?',
        text: 'From then on, customers can use their points at both companies: %{there}; %{here}.',
        done: 'You have successfully accepted collaboration',
      },
      reject: {
        button: 'Reject',
        title: 'Reject this request?',
        text: '%{name} is told that you do not agree. Either may ask again later.',
        done: 'You have successfully rejected synergy',
      },
      cancel: {
        button: 'Withdraw',
        title: 'Take this request back?',
        text: '%{name} can no longer accept it. You may ask again, for instance with other ratios.',
        done: 'You have successfully cancelled synergy',
      },
      end: {
        button: 'End',
        title: 'End the collaboration with %{name}?',
        text: 'From then on no points are transferred. Points customers have already brought stay theirs.',
        done: 'You have successfully ended synergy',
      },
    },
  },
  resources: resourceWords(import.meta.glob('../synergies/*.ts', { eager: true })),
};
