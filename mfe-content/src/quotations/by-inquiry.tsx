import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { useHost } from '../host';

/** Instead of quotations, where the provider has no calls for them. */
export function ByInquiry() {
  const host = useHost();
  return (
    <EmptyState
      drawing="sheet"
      title="This shop answers by inquiry."
      text="Please send us what you need as an inquiry. We get back to you by phone or email."
      action={
        <Button
          onClick={() => {
            host.openInquiry({});
          }}
        >
          Inquire
        </Button>
      }
    />
  );
}
