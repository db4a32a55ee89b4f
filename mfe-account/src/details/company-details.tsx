import { isMissingCall } from 'shared-contracts/missing-call';
import { networkDown } from 'shared-contracts/network';
import type { User } from 'shared-contracts/wire/account';
import type { Company } from 'shared-contracts/wire/company';
import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { useAnswer } from 'shared-ui/use-answer';
import { readOwnCompany } from '../api/own-company';
import { useHost } from '../host';
import type { CompanyForm } from './company-form';
import { DetailPanel } from './detail-panel';

type Read =
  | { kind: 'read'; company: Company; Form: typeof CompanyForm }
  | { kind: 'missing' }
  | { kind: 'failed'; away: boolean };

/** The panel of the customer's company; none where the provider keeps no companies. */
export function CompanyDetails({ user }: { user: User }) {
  const host = useHost();
  const { answer, again } = useAnswer<Read>(user.id, async () => {
    try {
      const [company, { CompanyForm: Form }] = await Promise.all([
        readOwnCompany(host.http),
        import(/* webpackChunkName: "company-form" */ './company-form'),
      ]);
      return { kind: 'read', company, Form };
    } catch (error) {
      if (isMissingCall(error)) return { kind: 'missing' };
      host.report({ kind: 'error', message: String(error), part: 'company details' });
      return { kind: 'failed', away: networkDown(error) };
    }
  });
  if (answer?.kind === 'missing') return null;
  return (
    <DetailPanel title="Company details">
      <p>For orders of a company: the checkout fills them in for you.</p>
      {answer === undefined ? <Skeleton height="24.7rem" speaks /> : null}
      {answer?.kind === 'read' ? <answer.Form company={answer.company} /> : null}
      {answer?.kind === 'failed' ? (
        <Fault
          part="Your company"
          offline={answer.away}
          pending={false}
          onRetry={() => again(false)}
        />
      ) : null}
    </DetailPanel>
  );
}
