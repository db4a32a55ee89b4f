import { resolve } from 'node:path';
import { keptBuild } from 'tooling/production/kept-build';
import { writeProgram } from './write-program';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILDER = 'shell/server/rendering/write-program.ts';

/**
 * The folder of the render process's program, built from its sources as they are: a process that
 * starts after another finds it.
 * @param librariesFrom JavaScript for the path from which its libraries are found when it runs
 * @throws where it can't be built
 */
export const keptProgram = (librariesFrom: string): Promise<string> =>
  keptBuild(
    ROOT,
    'render-program',
    async (folder) => [BUILDER, ...(await writeProgram(folder, librariesFrom))],
    librariesFrom,
  );
