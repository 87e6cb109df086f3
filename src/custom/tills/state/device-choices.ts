/** Something that each device has as its staff want it, on until somebody switches it off. */
const choice = (entry: string) => ({
  isOn: () => localStorage.getItem(entry) !== 'off',
  turn: (on: boolean) => localStorage.setItem(entry, on ? 'on' : 'off'),
});
export type DeviceChoice = ReturnType<typeof choice>;

/** Whether the till is heard. */
export const sound = choice('till.sound');
/** Whether a letter or a digit begins the next customer. */
export const nextByKey = choice('till.nextByKey');
