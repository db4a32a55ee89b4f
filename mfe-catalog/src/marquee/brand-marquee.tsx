import styled from '@emotion/styled';
import { Suspense, use, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import type { KeptAnswer } from '../api/kept-answers';
import { useKeptAnswer } from '../api/use-kept-answer';
import type { Catalogue } from '../catalogue';
import { directories, loadDirectory } from '../directory/directory';
import type { DirectoryEntry } from '../directory/entry';
import { useHost } from '../host';
import { Marquee } from './marquee';

/** The most brands that pass: more would take minutes, and the page of all brands has the rest. */
const MOST = 60;

const AllLink = styled(Link)`
  padding-block: 0.625rem;
  font-weight: var(--weight-strong);
`;

type Props = { answer: KeptAnswer<DirectoryEntry[]> };

/** The way to those that don't pass, where there are any. */
function AllBrands({ answer }: Props) {
  const came = use(answer);
  if (came.kind === 'failed' || came.value.length <= MOST) return null;
  return <AllLink to={directories.brands.path}>All brands</AllLink>;
}

type BrandsProps = Props & { onRetry: () => void; onBack: () => void; comingBack: boolean };

function Brands({ answer, onRetry, onBack, comingBack }: BrandsProps) {
  const came = use(answer);
  if (came.kind === 'shown' && came.value.length > 0) {
    return <Marquee brands={came.value.slice(0, MOST)} />;
  }
  if (came.kind === 'failed' && came.away) {
    return <Offline part="This list" pending={comingBack} onRetry={onBack} />;
  }
  return (
    <EmptyState
      title={directories.brands.empty}
      action={
        came.kind === 'failed' ? (
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        ) : null
      }
    />
  );
}

/** The fragment 'catalog.brand-marquee': the brands that have a picture, for the home page. */
export function brandMarquee(catalogue: Catalogue): ComponentType<object> {
  return function BrandMarquee() {
    const { http } = useHost();
    const { answer, retry, comeBack, comingBack } = useKeptAnswer(() =>
      catalogue.parts.brands.read('pictured', async (signal) => {
        const brands = await loadDirectory(catalogue, 'brands', http, signal);
        return brands.filter(({ fileName }) => fileName !== '');
      }),
    );
    return (
      <Stack as="section" gap={4} aria-labelledby="catalog-brands">
        <Row justify="space-between">
          <h2 id="catalog-brands">Brands</h2>
          <Suspense fallback={null}>
            <AllBrands answer={answer} />
          </Suspense>
        </Row>
        <Suspense fallback={<Skeleton height="8.75rem" speaks />}>
          <Brands answer={answer} onRetry={retry} onBack={comeBack} comingBack={comingBack} />
        </Suspense>
      </Stack>
    );
  };
}
