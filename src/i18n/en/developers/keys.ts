/** What the calls of a key are called in their table. */
export const keys = {
  requests: {
    caption: 'Calls of the key',
    none: 'Nothing was called with this key yet.',
    requested_at: 'When',
    call: 'Call',
    method: 'Method',
    path: 'Path',
    status: 'Status',
    ms: 'ms',
    address: 'From',
    request_id: 'Request',
  },
};
