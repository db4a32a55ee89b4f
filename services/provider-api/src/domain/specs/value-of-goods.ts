/** Reads a spec's value as the goods and the label mean it. */
import { drillOfGoods, drillValueOf, isOfDrills } from './drills';
import { headNamed, isOfHeads } from './heads';
import { specValueOf, type SpecValue } from './spec-value';

function headValueOf(key: string, text: string): SpecValue | null {
  const head = isOfHeads(key) ? headNamed(text) : undefined;
  return head === undefined ? null : specValueOf(head);
}

/**
 * The value of a spec of goods with a name.
 * @param key the label's
 */
export const valueOfGoods = (name: string, key: string, text: string): SpecValue =>
  drillOfGoods(name, key, text) ?? headValueOf(key, text) ?? specValueOf(text);

/** All that a text may mean under a label, whatever the goods: '#7' is a screw's size and a drill's. */
export function valuesUnder(key: string, text: string): string[] {
  const head = headValueOf(key, text);
  if (head) return [head.value];
  const { value } = specValueOf(text);
  const drill = isOfDrills(key) ? drillValueOf(text)?.value : undefined;
  return drill === undefined || drill === value ? [value] : [value, drill];
}
