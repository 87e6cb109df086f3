/** How the installation itself stands: on the home of a company, and on that of its super admins. */
export const installation = {
  title: 'The installation',
  failed: 'How the installation stands could not be loaded',
  names: {
    payments: 'Payments',
    messages: 'Messages',
    backups: 'Backup',
    versions: 'Version',
  },
  noMessages: 'No message waits for a gateway.',
  noPayments: 'No company owes a payment that failed.',
  payments:
    '%{smart_count} payment to the installation failed and is owed (%{companies}). |||| %{smart_count} payments to the installation failed and are owed (%{companies}).',
  versions: 'Pistos %{pistos}, PostgreSQL %{database} (%{kind}), Node.js %{node}',
  kinds: { embedded: 'embedded', own: 'a server of its own' },
  started: 'Running since %{date}.',
  messages: {
    waiting:
      '%{smart_count} message waits for a gateway since %{date}. |||| %{smart_count} messages wait for a gateway, the oldest since %{date}.',
    unreachable:
      '%{smart_count} message of the last seven days was not sent, as its gateway was away. |||| %{smart_count} messages of the last seven days were not sent, as their gateway was away.',
  },
  backups: {
    good: 'The installation was last backed up on %{date} (%{size} MB).',
    old: 'The last good backup of the installation is of %{date}: two should have been made since.',
    missing:
      'The installation was never backed up, though the server should have done so by itself.',
    awaited:
      'The installation was not backed up yet. The server does so by itself, every hour. |||| The installation was not backed up yet. The server does so by itself, every %{smart_count} hours.',
    none: 'The installation was never backed up. The operator does so with “pistos backup”, or sets BACKUP_EVERY_HOURS.',
    failed: 'The last try, on %{date}, failed: %{reason}',
    reasons: {
      no_room: 'there is not enough room on the disk.',
      not_allowed: 'the server may not write to the folder of the backups.',
      database: 'the database did not answer.',
      other: 'the log of the server says why.',
    },
  },
};
