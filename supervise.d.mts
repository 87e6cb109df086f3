/** How the server is run. */
export const nodeFlags: readonly string[];
/** Runs Node with these arguments, and again when that ends by itself. */
export function supervise(args: readonly string[], firstMs?: number): void;
/** How long to wait before it runs again, in milliseconds, by how long it served and the pause before. */
export function pauseAfter(servedMs: number, lastMs: number | undefined, firstMs?: number): number;
