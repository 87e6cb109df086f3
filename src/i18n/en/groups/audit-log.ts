import { auditLog } from '../audit-log.ts';

/** Who changed what. */
export const words = {
  audit: {
    before: 'Before',
    after: 'After',
    field: 'Field',
    from: 'From address',
    call: 'Through',
    who: 'Who',
    system: 'Nobody signed in (a job or the database)',
    open: 'Show what changed',
    title: 'Change %{id}',
    nothing: 'Nothing to compare.',
  },
  resources: { 'audit-log': auditLog },
};
