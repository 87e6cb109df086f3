import { Gate } from '../runtime/gate.ts';

const gate = new Gate(2, 20);

/**
 * Draws or signs a file when it is its turn, two at once: the event loop that does it answers everybody else, too. It is
 * called once it is known that the caller may have the file. Throws Busy where too many wait.
 */
export const drawnInTurn = <T>(draw: () => Promise<T>): Promise<T> => gate.run(draw);
