import styled from '@emotion/styled';
import { readFits } from 'shared-contracts/calls/fits';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { ask, queryOf } from 'shared-contracts/query';
import type { FitFact, FitGroup } from 'shared-contracts/wire/fits';
import { SectionTitle } from 'shared-ui/section-title';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { LASTS } from '../api/queries';
import { useHost } from '../host';
import { ProductGrid } from '../listing/product-grid';

const Section = styled(Stack)`
  margin-top: var(--space-7);
  @media print {
    display: none;
  }
`;

const By = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const WORDS: Record<Exclude<FitFact, 'named'>, string> = {
  platform: 'battery platform',
  voltage: 'voltage',
  bore: 'bore',
  diameter: 'diameter',
  speed: 'speed',
  thread: 'thread',
  shank: 'shank',
  drive: 'drive',
};

/** 'Bore, diameter and speed agree.' */
export function fitWords(by: readonly FitFact[]): string {
  const words = by.flatMap((fact) => (fact === 'named' ? [] : WORDS[fact]));
  if (words.length === 0) return 'Named by the supplier.';
  const last = words.pop() ?? '';
  const all = words.length === 0 ? last : `${words.join(', ')} and ${last}`;
  return `${all[0]?.toUpperCase()}${all.slice(1)} ${words.length === 0 ? 'agrees' : 'agree'}.`;
}

/** Hosts whose provider doesn't know what fits: they are not asked again. */
const without = new WeakSet<HostApi>();

async function groupsOf(host: HostApi, variantId: string): Promise<FitGroup[]> {
  if (without.has(host)) return [];
  const query = queryOf(readFits, { query: { variant_id: variantId } }, LASTS);
  try {
    return (await ask(host.http, query)).groups;
  } catch (error) {
    if (isMissingCall(error)) without.add(host);
    return [];
  }
}

export type FitsProps = { variantId: string };

/** What goes on a machine or into it, and which machines something goes on; nothing where none is known. */
export function Fits({ variantId }: FitsProps) {
  const host = useHost();
  const { answer } = useAnswer(variantId, () => groupsOf(host, variantId));
  const groups = (answer ?? []).filter(({ products }) => products.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section as="section" gap={4} aria-labelledby="fits">
      <SectionTitle id="fits">Fits</SectionTitle>
      {groups.map(({ by, products }) => (
        <Stack gap={3} key={by.join(' ')}>
          <By>{fitWords(by)}</By>
          <ProductGrid items={products} label={fitWords(by)} heading="h3" plain />
        </Stack>
      ))}
    </Section>
  );
}
