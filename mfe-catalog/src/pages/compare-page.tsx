import type { Page } from 'shared-contracts/door';
import { comparisonHead, loadComparison, type Comparison } from '../compare/comparison';
import { ComparisonEmpty, ComparisonFailed, ComparisonPending } from '../compare/comparison-states';
import { ComparisonView } from '../compare/comparison-view';

const STATUS = { shown: 200, empty: 200, missing: 404, failed: 503, away: 503 } as const;

/** /compare?products={ids}: up to four products side by side. */
export const comparePage: Page<Comparison> = {
  Component: ({ data }) => {
    if (data.kind === 'shown') return <ComparisonView columns={data.columns} read={data.read} />;
    if (data.kind === 'failed' || data.kind === 'away') {
      return <ComparisonFailed away={data.kind === 'away'} />;
    }
    return <ComparisonEmpty missing={data.kind === 'missing'} />;
  },
  Pending: ComparisonPending,
  loader: loadComparison,
  head: comparisonHead,
  status: ({ kind }) => STATUS[kind],
};
