import styled from '@emotion/styled';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import type { Reading } from 'shared-contracts/reading';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { Retry } from 'shared-ui/retry';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useReading } from '../api/use-reading';
import { directories } from '../directory/directory';
import type { DirectoryEntry } from '../directory/entry';
import { Marquee } from './marquee';

/** The most brands that pass: more would take minutes, and the page of all brands has the rest. */
const MOST = 60;

const AllLink = styled(Link)`
  padding-block: 0.625rem;
  font-weight: var(--weight-strong);
`;

const Section = styled(Stack)`
  position: relative;
`;

/** It has room for the marquee's control. */
const Head = styled(Row)`
  min-height: var(--touch);
  padding-inline-end: calc(var(--touch) + var(--space-2));
  @media (prefers-reduced-motion: reduce) {
    padding-inline-end: 0;
  }
`;

type Props = { reading: Promise<Reading<DirectoryEntry[]>> };

const pictured = (brands: DirectoryEntry[]) => brands.filter(({ fileName }) => fileName !== '');

/** The link to all brands, where the marquee doesn't have all. */
function AllBrands({ reading }: Props) {
  const came = use(reading);
  if (came.kind === 'failed' || pictured(came.value).length <= MOST) return null;
  return <AllLink to={directories.brands.path}>All brands</AllLink>;
}

type BrandsProps = Props & { onRetry: () => void; onBack: () => void; comingBack: boolean };

function Brands({ reading, onRetry, onBack, comingBack }: BrandsProps) {
  const came = use(reading);
  const shown = came.kind === 'read' ? pictured(came.value).slice(0, MOST) : [];
  if (shown.length > 0) return <Marquee brands={shown} />;
  if (came.kind === 'failed' && came.away) {
    return <Offline wayOn={null} part="This list" pending={comingBack} onRetry={onBack} />;
  }
  return (
    <EmptyState
      title={directories.brands.empty}
      action={came.kind === 'failed' ? <Retry pending={false} onRetry={onRetry} /> : null}
    />
  );
}

/** The fragment 'catalog.brand-marquee': the brands that have a picture, for the home page. */
export function BrandMarquee() {
  const { title, query } = directories.brands;
  const { reading, retry, comeBack, comingBack } = useReading(title, query());
  return (
    <Section as="section" gap={4} aria-labelledby="catalog-brands">
      <Head justify="space-between">
        <SectionTitle id="catalog-brands">Brands</SectionTitle>
        <Suspense fallback={null}>
          <AllBrands reading={reading} />
        </Suspense>
      </Head>
      <Suspense fallback={<Skeleton height="5rem" speaks />}>
        <Brands reading={reading} onRetry={retry} onBack={comeBack} comingBack={comingBack} />
      </Suspense>
    </Section>
  );
}
