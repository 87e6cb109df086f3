/** How far two companies are with one another. */
export const synergyStates = ['requested', 'active', 'rejected', 'cancelled', 'ended'] as const;
export type SynergyState = (typeof synergyStates)[number];

/** The verbs that are applied to a synergy (synergy-action-verb). */
export const synergyActions = ['accept', 'reject', 'cancel', 'end'] as const;
export type SynergyAction = (typeof synergyActions)[number];

/** Who asked, as the company sees it that reads. */
export const askers = ['us', 'them'] as const;

interface Standing {
  status: SynergyState;
  asked_by: (typeof askers)[number];
}

/** What a company may do now: who was asked answers, who asked may take it back, either ends it. */
export function actionsOf({ status, asked_by }: Standing): readonly SynergyAction[] {
  if (status === 'active') return ['end'];
  if (status !== 'requested') return [];
  return asked_by === 'us' ? ['cancel'] : ['accept', 'reject'];
}

/** What each verb makes of it. */
export const stateAfter = {
  accept: 'active',
  reject: 'rejected',
  cancel: 'cancelled',
  end: 'ended',
} as const satisfies Record<SynergyAction, SynergyState>;

const scale = 10_000;

/** A ratio in ten-thousandths, as points are multiplied with it. */
export const tenThousandths = (ratio: number) => Math.round(ratio * scale);

/**
 * What points become at the other company: both in hundredths of points, the ratio in ten-thousandths,
 * rounded down to a whole hundredth.
 */
export const becomes = (hundredths: number, ratio: number) =>
  Number((BigInt(hundredths) * BigInt(ratio)) / BigInt(scale));
