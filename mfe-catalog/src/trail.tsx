import { Link } from 'react-router-dom';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';

/** The way to this page, as links; the last is the page itself. */
export function Trail({ steps }: { steps: { name: string; path: string }[] }) {
  return (
    <Breadcrumbs>
      {steps.map(({ name, path }, at) => (
        <li key={path}>
          {at === steps.length - 1 ? (
            <span aria-current="page">{name}</span>
          ) : (
            <Link to={path}>{name}</Link>
          )}
        </li>
      ))}
    </Breadcrumbs>
  );
}
