import type { ReactNode } from 'react';
import type { ShopConfig } from 'shared-contracts/config';

export type LegalSection = {
  /** The heading's id, by which others link to it. */
  id: string;
  title: string;
  body: (config: ShopConfig) => ReactNode;
};

/** The day from which the present terms and privacy policy apply; ISO 8601. */
export const EFFECTIVE = '2026-11-01';
