/** How the server is run. */
export const nodeFlags: readonly string[];
/** Runs Node with these arguments, and again when that ends by itself. */
export function supervise(args: readonly string[], firstPauseMs?: number): void;
