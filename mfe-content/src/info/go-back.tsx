import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';

/** Back to where the shopper came from, else home. */
export function GoBack() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        // The router counts a tab's entries: the first has nothing of ours before it.
        const { idx } = (window.history.state ?? {}) as { idx?: number };
        void (idx ? navigate(-1) : navigate(paths.home()));
      }}
    >
      Go back
    </Button>
  );
}
