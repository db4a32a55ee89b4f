/** Kinds of columns that the tables share. Money is whole centavos. */
import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const centavos = (name: string) => bigint(name, { mode: 'number' });

export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
