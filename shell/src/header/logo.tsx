import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { useShell } from '../remotes/shell-context';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  color: inherit;
  text-decoration: none;
  font-weight: 800;
  font-size: var(--text-lg);
  letter-spacing: -0.01em;
  @media (hover: hover) {
    &:hover {
      color: inherit;
    }
  }
  svg {
    flex: none;
    color: var(--color-accent);
  }
`;

/** The shop's mark and name, leading home. */
export function Logo() {
  const { config } = useShell();
  return (
    <Home to={paths.home()} aria-label={`${config.name}, home`}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path fill="currentColor" d="M0 0h28v28H0z" />
        <path fill="#17110c" d="M5 22V6h4v16zm6 0V6h4l4 9V6h4v16h-4l-4-9v9z" />
      </svg>
      <span>{config.name}</span>
    </Home>
  );
}
