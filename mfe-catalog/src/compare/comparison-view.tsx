import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { SpecReading } from 'shared-contracts/wire/compared-specs';
import { afterPaint } from 'shared-ui/after-paint';
import { asButton } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { PageTitle } from 'shared-ui/page';
import { ShareButton } from 'shared-ui/share-button';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { CatalogPage } from '../catalog-page';
import { choose, setChosen } from './chosen-products';
import type { ComparedColumn } from './compared-column';
import { comparePath, onlyDifferences } from './compared-ids';
import { COMPARED_MOST } from './compared-most';
import { comparisonRows } from './comparison-rows';
import { TITLE } from './comparison-states';
import { ComparisonTable } from './comparison-table';

const AddLink = styled(Link)(asButton('secondary', 'small'));

const Tools = styled(Row)`
  @media print {
    display: none;
  }
`;

const Hint = styled.p`
  color: var(--color-text-muted);
`;

/** Whether only differences are shown: the choice shows at once, and the link follows. */
function useOnly(ids: readonly string[]): [boolean, (only: boolean) => void] {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<{ only: boolean; at: string }>();
  const change = (only: boolean) => {
    setChoice({ only, at: key });
    afterPaint(() => {
      void navigate(comparePath(ids, only), { replace: true, preventScrollReset: true });
    });
  };
  return [choice?.at === key ? choice.only : onlyDifferences(new URLSearchParams(search)), change];
}

type Props = { columns: ComparedColumn[]; read: readonly SpecReading[] };

/** Products side by side, and what can be done with the comparison. */
export function ComparisonView({ columns, read }: Props) {
  const host = useHost();
  const ids = columns.map(({ id }) => id);
  const [only, setOnly] = useOnly(ids);
  const [removed, setRemoved] = useState('');
  const shown = columns.flatMap((one) => (one.kind === 'shown' ? [one] : []));
  const all = comparisonRows(columns, read);
  const rows = only ? all.filter(({ differs }) => differs) : all;
  const names = shown.map(({ product }) => product.product_name);

  function remove(column: ComparedColumn) {
    const name = column.kind === 'shown' ? column.product.product_name : 'The product';
    choose({ id: column.id, name }, false);
    setRemoved(`${name} was removed.`);
    // The focus would be lost with the link.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <CatalogPage>
      <PageTitle>{TITLE}</PageTitle>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      <Tools gap={4} justify="space-between">
        {shown.length > 1 ? (
          <Checkbox
            name="only"
            label="Only differences"
            error={undefined}
            checked={only}
            onChange={(event) => setOnly(event.target.checked)}
          />
        ) : (
          <Hint>Add another product to compare with.</Hint>
        )}
        <Row gap={3}>
          {columns.length < COMPARED_MOST ? (
            <AddLink
              to={paths.store()}
              onClick={() => {
                // What is compared stays chosen while another is looked for.
                setChosen(shown.map(({ id, product }) => ({ id, name: product.product_name })));
              }}
            >
              Add a product
            </AddLink>
          ) : null}
          <ShareButton
            shared={{
              title: `Compare ${names.join(', ')}`,
              url: `${host.config.origin}${comparePath(ids, only)}`,
            }}
            tell={(told) => host.notify(told)}
          />
        </Row>
      </Tools>
      <ComparisonTable columns={columns} rows={rows} only={only} onRemove={remove} />
      {only && rows.length === 0 ? <Hint>Nothing that is known of them differs.</Hint> : null}
    </CatalogPage>
  );
}
