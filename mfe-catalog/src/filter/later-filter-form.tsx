import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { useLaterPart } from '../later-part';
import type { Narrowed } from './use-filter';

/** Fetches the code of the filters. */
export const loadFilterForm = () =>
  import(/* webpackChunkName: "filter-form" */ './filter-form').then(
    ({ FilterForm }) => FilterForm,
  );

type Props = { of: Narrowed };

/** The filters of a list; their code comes when they are shown, which on a phone is when asked for. */
export function LaterFilterForm({ of }: Props) {
  const { part: FilterForm, away, again } = useLaterPart('filters', loadFilterForm);
  if (FilterForm === null) {
    return <Fault part="This list" offline={away} compact pending={false} onRetry={again} />;
  }
  return <div>{FilterForm ? <FilterForm of={of} /> : <Skeleton height="17rem" speaks />}</div>;
}
