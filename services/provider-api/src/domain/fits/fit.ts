/** Whether one variant fits another. */
import type { FitFact } from 'shared-contracts/wire/fits';
import { textOf, type Said } from './facts';
import { kindOf, type Kind } from './kinds';
import { RULES, type Rule } from './rules';

export type Goods = { name: string; specs: Said };

/** A tool that names its batteries is one beside what it is otherwise. */
export function kindsOf({ name, specs }: Goods): Kind[] {
  const kind = kindOf(name);
  const isPack = kind === 'battery' || kind === 'charger';
  const isCordless = !isPack && textOf(specs, 'platform') !== null;
  return [...(kind ? [kind] : []), ...(isCordless ? (['cordless tool'] as const) : [])];
}

const isOf = (kinds: readonly Kind[], known: readonly Kind[]) =>
  known.some((kind) => kinds.includes(kind));

export type Side = 'holder' | 'held';

/** The rules for goods of these kinds, and on which side of them the goods stand. */
export function rulesFor(kinds: readonly Kind[]): { rule: Rule; side: Side }[] {
  return RULES.flatMap((rule) => [
    ...(isOf(rule.holders, kinds) ? [{ rule, side: 'holder' as const }] : []),
    ...(isOf(rule.held, kinds) ? [{ rule, side: 'held' as const }] : []),
  ]);
}

/**
 * By which facts two variants fit, whichever holds the other; null where they don't, or where what
 * would tell isn't known of both. `null` says nothing against them.
 */
export function fitOf(one: Goods, other: Goods): readonly FitFact[] | null {
  const others = kindsOf(other);
  const found = rulesFor(kindsOf(one)).find(({ rule, side }) =>
    side === 'holder'
      ? isOf(rule.held, others) && rule.fits(one.specs, other.specs)
      : isOf(rule.holders, others) && rule.fits(other.specs, one.specs),
  );
  return found?.rule.by ?? null;
}
