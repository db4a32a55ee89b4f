import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';

/** Whether the entry before this one is a page of ours, also one that another document showed. */
function cameFromUs(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  // Without the Navigation API: the router's count of this document's own entries.
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

/** Back to where the shopper came from, else home. */
export function GoBack() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        void (cameFromUs() ? navigate(-1) : navigate(paths.home()));
      }}
    >
      Go back
    </Button>
  );
}
