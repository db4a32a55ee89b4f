/** Reads a spec's value as the goods and the label mean it. */
import { classValueOf, isClassed } from './classes';
import { drillOfGoods, drillValueOf, isOfDrills } from './drills';
import { headNamed, isOfHeads } from './heads';
import { isThickness, sheetInBoth, sheetMetal } from './sheets';
import { specValueOf, type SpecValue } from './spec-value';
import { wireValueOf } from './wires';

function headValueOf(key: string, text: string): SpecValue | null {
  const head = isOfHeads(key) ? headNamed(text) : undefined;
  return head === undefined ? null : specValueOf(head);
}

const classOf = (key: string, text: string) => (isClassed(key, text) ? classValueOf(text) : null);

/**
 * The value of a spec of goods with a name.
 * @param key the label's
 */
export const valueOfGoods = (name: string, key: string, text: string): SpecValue =>
  drillOfGoods(name, key, text) ??
  headValueOf(key, text) ??
  classOf(key, text) ??
  specValueOf(text);

/** Goods by what tells how their specs are meant. */
export type Meant = {
  name: string;
  /** What the supplier says under 'Material'. */
  material?: string | undefined;
};

/** A spec's text as lists show it: a sheet's thickness with its gauge. */
export function listedText({ name, material }: Meant, key: string, text: string): string {
  const metal = isThickness(key) ? sheetMetal(name, material) : undefined;
  return metal === undefined ? text : (sheetInBoth(metal, key, text) ?? text);
}

/** The value by which lists are narrowed: one for what is sold in two measures. */
export const listedValue = (goods: Meant, key: string, text: string): SpecValue =>
  wireValueOf(text) ?? valueOfGoods(goods.name, key, listedText(goods, key, text));

/** What is shown of a listed value, as a number that stands in an order. */
export function readListed(value: string, shown: string): SpecValue {
  const told = specValueOf(shown);
  if (told.value === value) return told;
  const others = [drillValueOf(shown), wireValueOf(shown), classValueOf(shown)];
  return others.find((other) => other?.value === value) ?? told;
}

/** All that a text may mean under a label, whatever the goods: '#7' is a screw's size and a drill's. */
export function valuesUnder(key: string, text: string): string[] {
  const only = headValueOf(key, text) ?? classOf(key, text);
  if (only) return [only.value];
  const drill = isOfDrills(key) ? drillValueOf(text) : null;
  const others = [drill, wireValueOf(text)].flatMap((other) => other?.value ?? []);
  return [...new Set([specValueOf(text).value, ...others])];
}
