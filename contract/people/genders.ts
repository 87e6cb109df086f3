/** What somebody may say of themselves. */
export const genders = ['male', 'female', 'other'] as const;
