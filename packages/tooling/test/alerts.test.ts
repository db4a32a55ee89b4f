/** The alerts as Prometheus reads them, where its promtool is installed (Debian's `prometheus`). */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../../deploy/prometheus');

function promtool(...args: string[]): string {
  return execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });
}

const isInstalled = () => {
  try {
    promtool('--version');
    return true;
  } catch {
    return false;
  }
};
const isPossible = isInstalled();
if (!isPossible) it.skip('needs promtool', () => undefined);

describe.skipIf(!isPossible)('the alerts', () => {
  it('are rules that Prometheus takes', () => {
    const said = promtool('check', 'rules', 'alerts.yaml', 'alerts-around.yaml');
    expect(said.match(/SUCCESS/g)).toHaveLength(2);
  });

  it('call in three incidents, when something is wrong and not before', () => {
    expect(promtool('test', 'rules', 'incidents.yaml')).toContain('SUCCESS');
  });
});
