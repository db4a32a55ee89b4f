/** The key of a form that makes something: a form submitted twice makes it once. */
import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Html } from 'back-office/parts/html';

export const newFormKey = (): string => randomUUID();

/** The hidden field with the key. @param key of a form that is shown again */
export const formKeyField = (key = newFormKey()): Html =>
  html`<input type="hidden" name="key" value="${key}" />`;

/** The key in a form's schema; a form without one makes something each time. */
export const formKey = z.string().max(64).default('');
