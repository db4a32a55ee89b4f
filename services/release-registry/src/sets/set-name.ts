const NAME = /^[a-z][a-z0-9-]{0,49}$/;

/** Whether a set may have this name: small letters, digits and hyphens, fifty at most. */
export const isSetName = (name: string) => NAME.test(name);
