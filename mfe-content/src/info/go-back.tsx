import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { canGoBack } from 'shared-ui/can-go-back';

/** Leads back to the page before, or home where there is none. */
export function GoBack() {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        void (canGoBack() ? navigate(-1) : navigate(paths.home()));
      }}
    >
      Go back
    </Button>
  );
}
