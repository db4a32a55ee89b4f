/** A version as a folder may be named. */
export const isVersion = (version: string) => /^\d+\.\d+\.\d+[\w.-]*$/.test(version);
