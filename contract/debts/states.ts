/** When points are paid for between stores: when they are given, or when a store honours them. */
export const debtRules = ['issuing', 'redemption'] as const;
export type DebtRule = (typeof debtRules)[number];

/**
 * What a line is for. `given`: a store pays the company for the points it gave; `honoured`: whoever honoured
 * points is paid for them; `correction`: what a dispute changed of a line of an earlier month.
 */
export const debtKinds = ['given', 'honoured', 'correction'] as const;
export type DebtKind = (typeof debtKinds)[number];

/** A month is open until it is closed; then each store confirms or disputes its statement, and it is settled. */
export const statementStates = ['open', 'closed', 'disputed', 'confirmed', 'settled'] as const;
export type StatementState = (typeof statementStates)[number];

export const disputeStates = ['open', 'accepted', 'rejected'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The most that VAT may be, in percent. */
export const mostVat = 30;
