import { z } from 'zod';
import { writtenMobile } from './plain-phone.ts';

/** A number that messages are sent to, as people write it; where it is stored it is national digits. */
export const mobileText = z.string().trim().min(4).max(60).regex(writtenMobile);
