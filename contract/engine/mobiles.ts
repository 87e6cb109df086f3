import { z } from 'zod';

/** A number that messages are sent to, as people write it; where it is stored it is national digits. */
export const mobileText = z
  .string()
  .trim()
  .min(4)
  .max(20)
  .regex(/^[+\d ()-]+$/);
