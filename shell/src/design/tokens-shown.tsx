import styled from '@emotion/styled';
import { tokenNames } from 'shared-ui/tokens';
import { Grid, Row, Stack } from 'shared-ui/stack';
import { Group } from './specimen';

const starting = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix));

const Swatch = styled.div`
  border: 1px solid var(--color-line);
  background: var(--color-surface);
  font-size: var(--text-xs);
  > div {
    height: 3rem;
    border-bottom: 1px solid var(--color-line);
  }
  code {
    display: block;
    padding: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

const Bar = styled.div`
  height: 0.75rem;
  background: var(--color-accent);
`;

const Name = styled.code`
  flex: 0 0 12rem;
  color: var(--color-text-muted);
`;

const Shape = styled.div`
  width: 6rem;
  height: 3rem;
  border: 1px solid var(--color-line-strong);
  background: var(--color-surface);
`;

const weights = ['--weight-regular', '--weight-medium', '--weight-strong', '--weight-heavy'];

/** Every token, with a drawing of its value. */
export function TokensShown() {
  return (
    <>
      <Group title="Colours">
        <Grid min="9rem" gap={2}>
          {starting('--color').map((name) => (
            <Swatch key={name}>
              <div style={{ background: `var(${name})` }} />
              <code>{name.slice(8)}</code>
            </Swatch>
          ))}
        </Grid>
      </Group>
      <Group title="Type">
        <Stack gap={3}>
          {starting('--text')
            .toReversed()
            .map((name) => (
              <Row key={name} align="baseline" wrap>
                <Name>{name}</Name>
                <span style={{ fontSize: `var(${name})` }}>Angle grinder 100 mm, ₱3,425.00</span>
              </Row>
            ))}
          {weights.map((name) => (
            <Row key={name} align="baseline" wrap>
              <Name>{name}</Name>
              <span style={{ fontWeight: `var(${name})` }}>Rotary hammer SDS-plus 0123456789</span>
            </Row>
          ))}
        </Stack>
      </Group>
      <Group title="Space">
        <Stack gap={2}>
          {starting('--space').map((name) => (
            <Row key={name} align="center">
              <Name>{name}</Name>
              <Bar style={{ width: `var(${name})` }} />
            </Row>
          ))}
        </Stack>
      </Group>
      <Group title="Edges and shadows">
        <Row wrap gap={6}>
          {[...starting('--radius'), ...starting('--shadow')].map((name) => (
            <Stack key={name} gap={2}>
              <Shape
                style={
                  name.startsWith('--radius')
                    ? { borderRadius: `var(${name})` }
                    : { boxShadow: `var(${name})` }
                }
              />
              <code>{name}</code>
            </Stack>
          ))}
        </Row>
      </Group>
    </>
  );
}
