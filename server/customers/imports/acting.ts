/** The kind of job that undoes an import. */
export const undoing = 'customer-import-undo';

// The rows of a piece are not for the audit log, which has the import itself; consents are
// attributed to the person who imports, or who undoes the import.
export const act = {
  name: 'import-act',
  text: `select set_config('pistos.actor', jsonb_build_object('user_id', coalesce(i.undone_by, i.user_id), 'quiet', $3::boolean, 'call', 'import')::text, true)
    from customer_imports i where i.company_id = $1 and i.import_id = $2`,
};
// Two imports of a company take turns: what one has written, the other finds there.
export const takeTurns = {
  name: 'import-take-turns',
  text: `select pg_advisory_xact_lock(hashtextextended('customer-import', $1))`,
};
