/** How often the brands stand in the marquee (specification, section 4). */
export function copiesOf(brands: number): 3 | 4 {
  return brands < 6 ? 4 : 3;
}
