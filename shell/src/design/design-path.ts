/** Where tokens and primitives are shown, in development only. */
export const DESIGN_PATH = '/design';
