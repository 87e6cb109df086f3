/** What `isOn` of contract/engine/fields.ts says, for lists: that file comes with zod. */
export const isOn = (value: unknown) => value === true || value === 'true';
