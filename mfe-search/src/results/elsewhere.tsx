import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { useHost } from '../host';

const CategoriesLink = styled(Link)(asButton('secondary'));

/** Where to go on from a search that found nothing: the categories, or the people of the shop. */
export function Elsewhere({ onLeave }: { onLeave?: () => void }) {
  const { openInquiry } = useHost();
  return (
    <Row gap={3}>
      <CategoriesLink to={paths.categories()} onClick={onLeave}>
        All categories
      </CategoriesLink>
      <Button
        variant="secondary"
        onClick={() => {
          onLeave?.();
          openInquiry({});
        }}
      >
        Ask us
      </Button>
    </Row>
  );
}
