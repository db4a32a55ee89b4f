import type { z } from './schema';

/** The limits that a call sets for one of its texts. */
export type Limits = {
  required: boolean;
  /** The most characters that the call accepts. */
  most: number;
  /** It has to be an email address. */
  email: boolean;
};

type Rule = { check: string; minimum?: number; maximum?: number; format?: string };
type Definition = { type: string; innerType?: z.core.$ZodType; checks?: z.core.$ZodCheck[] };

function limitsOfText(text: z.core.$ZodType): Limits {
  const { type, innerType, checks = [] } = text._zod.def as Definition;
  if (innerType && (type === 'optional' || type === 'nullable')) {
    return { ...limitsOfText(innerType), required: false };
  }
  const limits: Limits = { required: false, most: Infinity, email: false };
  for (const { _zod } of checks) {
    const { check, minimum, maximum, format } = _zod.def as Rule;
    if (check === 'max_length' && maximum !== undefined) limits.most = maximum;
    if (check === 'min_length' && minimum !== undefined && minimum > 0) limits.required = true;
    if (check === 'string_format' && format === 'email') limits.email = true;
  }
  return limits.email ? { ...limits, required: true } : limits;
}

/**
 * The limits of a call's texts, read from its schema, so that a form and its call always have the
 * same limits.
 */
export function limitsOf<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  body: z.ZodMiniObject<Shape>,
): Record<keyof Shape, Limits> {
  const texts = Object.entries<z.core.$ZodType>(body.shape);
  return Object.fromEntries(texts.map(([name, text]) => [name, limitsOfText(text)])) as Record<
    keyof Shape,
    Limits
  >;
}
