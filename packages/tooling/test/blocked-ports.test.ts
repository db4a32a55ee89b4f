/** A port that browsers refuse to use is reported before anything starts. */
import { describe, expect, it } from 'vitest';
import { BLOCKED_PORTS } from '../run/blocked-ports.mjs';
import { servicesOf } from '../run/services.mjs';

describe('a port that browsers refuse', () => {
  it.each([...BLOCKED_PORTS])('is refused by fetch before it asks anybody: %i', async (port) => {
    const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((said: unknown) => said);
    expect((error as Error).cause).toMatchObject({ message: 'bad port' });
  });

  it('is named in one line, with the variable that has it', () => {
    expect(() => servicesOf({ SHELL_PORT: '6000' }, '')).toThrow(
      'SHELL_PORT=6000 is a port that browsers refuse: choose another',
    );
    expect(() => servicesOf({ PROVIDER_API_PORT: '6666' }, '')).toThrow('PROVIDER_API_PORT=6666');
    expect(servicesOf({ SHELL_PORT: '6001' }, '')).toHaveLength(7);
  });
});
