/** The key of a form that makes something: a form submitted twice makes it once. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

export const newFormKey = (): string => randomUUID();

/** The key in a form's schema; a form without one makes something each time. */
export const formKey = z.string().max(64).default('');
