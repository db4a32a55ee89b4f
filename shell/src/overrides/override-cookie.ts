import {
  OVERRIDE_COOKIE,
  OVERRIDE_PARAMETER,
  overrideText,
  SWITCHED_ON,
  type OverrideName,
} from './override-name';

/**
 * The cookie is `SameSite=Strict`, so a link on another site opens the shop without any local
 * build.
 */
function write(value: string, seconds?: number): void {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  document.cookie = `${OVERRIDE_COOKIE}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${life}`;
}

/** Whether this browser may be pointed at a local build, until it is closed. */
export function isSwitchedOn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${OVERRIDE_COOKIE}=`));
}

export function switchOn(): void {
  write(SWITCHED_ON);
}

/** Loads the page again with a local build instead of one remote's release. */
export function runLocalBuild(name: OverrideName): void {
  write(overrideText(name));
  reloadWithout();
}

/** Loads the page again with nothing but released builds; overrides stay switched on. */
export function resetOverride(): void {
  switchOn();
  reloadWithout();
}

/** Removes the local build; the address can't set one any more either. */
export function switchOff(): void {
  write('', 0);
  reloadWithout();
}

function reloadWithout(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}
