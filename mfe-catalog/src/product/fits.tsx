import styled from '@emotion/styled';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readFits } from 'shared-contracts/calls/fits';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { ask, queryOf } from 'shared-contracts/query';
import type { FitFact, FitGroup } from 'shared-contracts/wire/fits';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Button } from 'shared-ui/button';
import { SectionTitle } from 'shared-ui/section-title';
import { Row, Stack } from 'shared-ui/stack';
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

/** A row of the widest grid. */
const SHOWN = 4;

/** 'By bore, diameter and speed.' */
function fitWords(by: readonly FitFact[]): string {
  const words = by.flatMap((fact) => (fact === 'named' ? [] : WORDS[fact]));
  if (words.length === 0) return 'Named by the supplier.';
  const last = words.pop() ?? '';
  return `By ${words.length === 0 ? last : `${words.join(', ')} and ${last}`}.`;
}

/** Hosts whose provider doesn't know what fits: no further request is sent. */
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

/** What fits in one way. */
function Group({ words, products }: { words: string; products: ProductListItem[] }) {
  const [all, setAll] = useState(false);
  const more = products.length - SHOWN;
  return (
    <Stack gap={3}>
      <By>{words}</By>
      <ProductGrid
        items={all ? products : products.slice(0, SHOWN)}
        label={words}
        heading="h3"
        plain
      />
      {all || more <= 0 ? null : (
        <Row>
          <Button variant="secondary" size="small" onClick={() => setAll(true)}>
            Show {more} more
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Whether a place has been out of sight since there is something to show: then nothing seen moves. */
function useOutOfSight(place: RefObject<Element | null>, waits: boolean): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (!waits || !place.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.at(-1)?.isIntersecting === false) setWas(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, waits]);
  return was;
}

export type FitsProps = { variantId: string };

/**
 * What goes on a machine or into it, and which machines something goes on; nothing where none is
 * known. Whoever looks at its place already sees it once they come back to it.
 */
export function Fits({ variantId }: FitsProps) {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const { answer } = useAnswer(variantId, () => groupsOf(host, variantId));
  const groups = (answer ?? []).filter(({ products }) => products.length > 0);
  const shown = useOutOfSight(place, groups.length > 0);
  return (
    <div ref={place}>
      {shown && groups.length > 0 ? (
        <Section as="section" gap={4} aria-labelledby="fits">
          <SectionTitle id="fits">Fits</SectionTitle>
          {groups.map(({ by, products }) => (
            <Group key={by.join(' ')} words={fitWords(by)} products={products} />
          ))}
        </Section>
      ) : null}
    </div>
  );
}
