import { useState } from 'react';
import styled from '@emotion/styled';
import { isRemoteName } from 'shared-contracts/app-names';
import type { RemoteName } from 'shared-contracts/door';
import { byApp } from 'shared-contracts/own-apps';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { Field } from 'shared-ui/field';
import { SelectField } from 'shared-ui/select-field';
import { isSwitchedOn, runLocalBuild, switchOff, switchOn } from '../overrides/override-cookie';
import { parseOverride } from '../overrides/override-name';
import type { Override } from '../page-state';
import { useShell } from '../remotes/shell-context';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

/** Points one remote of this browser at a developer's build; see README, 'A local build'. */
export function OverrideForm({ override }: { override: Override | null }) {
  const { releases } = useShell();
  const remotes = Object.keys(releases).filter(isRemoteName).sort(byApp);
  const [on, setOn] = useState(isSwitchedOn);
  const [app, setApp] = useState<RemoteName>(override?.app ?? 'mfe-search');
  const [origin, setOrigin] = useState(override?.origin ?? 'http://localhost:3102');
  const [error, setError] = useState<string | undefined>(undefined);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const name = parseOverride(`${app}@${origin}`);
        if (name) runLocalBuild(name);
        else setError('An origin such as http://localhost:3102');
      }}
    >
      <Checkbox
        name="overrides"
        label="Allow local builds in this browser"
        error={undefined}
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          if (event.target.checked) switchOn();
          else switchOff();
        }}
      />
      {on ? (
        <>
          <SelectField
            name="override-remote"
            label="Remote"
            error={undefined}
            options={remotes.map((name) => ({ value: name, label: name }))}
            value={app}
            onChange={(event) => {
              setApp(event.target.value as RemoteName);
            }}
          />
          <Field
            name="override-origin"
            label="Local build at"
            error={error}
            value={origin}
            onChange={(event) => {
              setOrigin(event.target.value);
            }}
          />
          <Button type="submit" variant="secondary" size="small" pending={false}>
            Use the local build
          </Button>
        </>
      ) : null}
    </Form>
  );
}
