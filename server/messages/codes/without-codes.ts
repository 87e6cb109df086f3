/** A message without the code that proves somebody is themselves, which is not for others to read. */
export const withoutCodes = (body: string) => body.replace(/\b\d{6}\b/g, '••••••');
