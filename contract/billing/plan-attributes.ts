import { z } from 'zod';
import { limitNames, limitsOf, type PlanAttributes, type PlanKind } from './limits.ts';

const most = z.int().min(0).max(1_000_000_000);

/** The limits of a plan as they are sent; left out where it has none (plan-attributes-omitted). */
export const attributesOf = (kind: PlanKind) =>
  z
    .strictObject(Object.fromEntries(limitsOf(kind).map((name) => [name, most.optional()])))
    .optional() as z.ZodType<PlanAttributes | undefined>;

export const planAttributes = z.object(
  Object.fromEntries(limitNames.map((name) => [name, z.int().optional()])),
) as z.ZodType<PlanAttributes>;
