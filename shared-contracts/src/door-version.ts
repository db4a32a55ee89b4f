/** Changed when the door itself changes in a way that old releases can't stand. */
export const DOOR_VERSION = 2;
