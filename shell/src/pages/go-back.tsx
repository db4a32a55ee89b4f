import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';

/** Back to where the shopper came from, else home. */
export function GoBack() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        // A first entry of this tab has index 0: there is nothing of ours to go back to.
        const { idx } = (window.history.state ?? {}) as { idx?: number };
        void (idx ? navigate(-1) : navigate(paths.home()));
      }}
    >
      Go back
    </Button>
  );
}
