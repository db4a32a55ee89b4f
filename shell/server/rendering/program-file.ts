/** The render process's program, a file in a folder with the library that releases get copies of. */
export const PROGRAM_FILE = 'worker.cjs';
