/**
 * What no key does, whoever makes it: give rights to people, open or close places, make keys or say where events
 * go. A key that is stolen then makes nobody who stays when it is revoked.
 */
const forPeople =
  /^((settings\.)?users\.(create|update|delete)|stores\.(permissions\.update|default_permissions|create|delete)|profile\.delete|suppliers\.(create|delete)|developers\.(api_keys|webhooks|webhooks_responses)\.(create|update|delete))$/;

/** Whether a key may be given a right at all. */
export const isForKeys = (path: string) => !forPeople.test(path);
