/**
 * Changed when the door itself changes in a way that breaks old releases.
 * @public read by name at every build, for the release's contract
 */
export const DOOR_VERSION = 2;
