import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { AppName } from 'shared-contracts/app-names';
import { byApp, teamOf } from 'shared-contracts/own-apps';
import { Checkbox } from 'shared-ui/choice';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { SelectField } from 'shared-ui/select-field';
import { useShell } from '../remotes/shell-context';
import { DESIGN_PATH } from '../design/design-path';
import { OverrideForm } from './override-form';
import { change, useSettings, type Theme } from './settings';

const Card = styled.aside`
  position: fixed;
  z-index: var(--z-toast);
  left: var(--space-3);
  bottom: calc(var(--space-3) + var(--bottom-bar-height, 0px));
  width: min(24rem, 100vw - 2 * var(--space-3));
  max-height: 80vh;
  overflow: auto;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line-strong);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  table {
    width: 100%;
  }
  td,
  th {
    padding-block: var(--space-1);
    font-size: var(--text-xs);
    border-top: 1px solid var(--color-line);
  }
  @media print {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font-size: var(--text-md);
  }
`;

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The developers' panel: borders between the teams, theme, and what is live on this page. */
export function Panel() {
  const { boundaries, theme } = useSettings();
  const { releases, remotes, development, overridable, override } = useShell();
  return (
    <Card aria-label="Development">
      <Top>
        <h2>Development</h2>
        <IconButton
          icon={icons.close}
          label="Close the development panel"
          onClick={() => {
            change({ panel: false });
          }}
        />
      </Top>
      <Checkbox
        name="boundaries"
        label="Draw the borders between the teams"
        error={undefined}
        checked={boundaries}
        onChange={(event) => {
          change({ boundaries: event.target.checked });
        }}
      />
      <SelectField
        name="theme"
        label="Theme"
        error={undefined}
        options={themes}
        value={theme}
        onChange={(event) => {
          change({ theme: event.target.value as Theme });
        }}
      />
      <table>
        <caption>Releases of this page</caption>
        <tbody>
          {(Object.keys(releases) as AppName[]).sort(byApp).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {name === 'shell' ? (releases.shell?.version ?? 'none') : remotes.version(name)}
              </td>
              <td>{teamOf(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overridable ? <OverrideForm override={override} /> : null}
      {development ? <Link to={DESIGN_PATH}>Tokens and primitives</Link> : null}
    </Card>
  );
}
