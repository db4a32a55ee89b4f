import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { User } from 'shared-contracts/wire/account';
import { SpecTable } from 'shared-ui/spec-table';
import { DetailPanel } from './detail-panel';

/** The customer's name and email, as the shop has them. */
export function WhoYouAre({ user }: { user: User }) {
  const rows = [
    { label: 'Name', value: user.name },
    ...(user.email ? [{ label: 'Email', value: user.email }] : []),
  ];
  return (
    <DetailPanel title="Name and email">
      <SpecTable rows={rows} />
      <p>
        Is something wrong? Please <Link to={paths.contact()}>contact us</Link> and we will correct
        it.
      </p>
    </DetailPanel>
  );
}
