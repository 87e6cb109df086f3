/** How many receipts a fault test insists on, and how often it kills in their middle; `npm run faults` takes more of both. */
export const receipts = Number(process.env.FAULT_RECEIPTS ?? 2000);
const kills = Number(process.env.FAULT_KILLS ?? 2);
/** How often it kills the server amid a backup. */
export const backupKills = Number(process.env.FAULT_BACKUPS ?? 2);

/**
 * What is told how many receipts were acknowledged so far, and takes something away at even distances,
 * one time after the other; `away` ends when it is back. `ended` waits for what is still to come.
 */
export function killing(away: () => Promise<void>) {
  const every = Math.ceil(receipts / (kills + 1));
  let done = Promise.resolve();
  let count = 0;
  const progress = (soFar: number) => {
    if (soFar % every !== 0 || count >= kills) return;
    count += 1;
    done = done.then(away);
  };
  return Object.assign(progress, { ended: () => done });
}
