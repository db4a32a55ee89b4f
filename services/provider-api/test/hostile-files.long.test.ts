/** How many texts a workbook may have, by what the provider takes (`TESTS=long pnpm unit`). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetRowsOf } from '../src/domain/import/files/sheet-rows';
import { zip } from './workbook';

it('refuses five million empty texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-files-'));
  const file = join(folder, 'texts.xlsx');
  const parts = {
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData></sheetData></worksheet>',
    'xl/sharedStrings.xml': '<si/>'.repeat(5_000_001),
  };
  await writeFile(file, zip(parts));
  await expect(sheetRowsOf(file).next()).rejects.toThrow('too many texts');
  await rm(folder, { recursive: true });
});
