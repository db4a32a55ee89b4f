import { formatDate } from 'shared-contracts/dates';

/** @param day in Manila, '2026-12-23' */
export const dayInWords = (day: string): string => formatDate(`${day}T00:00:00+08:00`).text;
