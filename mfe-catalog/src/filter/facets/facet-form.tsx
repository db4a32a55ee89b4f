import type { ReactNode } from 'react';
import { FACET_ENTRIES_MOST, type FacetEntry, type SpecFacet } from 'shared-contracts/wire/facets';
import { fixedBy, useFilter, type Narrowed } from '../use-filter';
import { CountedChoice } from './counted-choice';
import { NumberRange } from './number-range';
import type { Others } from './others';
import type { Known } from './use-facets';

export type FacetFormProps = {
  of: Narrowed;
  known: Known;
  /** What is shown where the provider counts nothing. */
  otherwise: ReactNode;
};

const toggled = (chosen: string[], one: string, on: boolean) =>
  on ? [...chosen, one] : chosen.filter((other) => other !== one);

type SpecProps = { facet: SpecFacet; specs: string[]; onChange: (specs: string[]) => void };

/** The values of one spec, or a range of them. */
function SpecChoice({ facet: { label, values, range }, specs, onChange }: SpecProps) {
  const of = (text: string) => `${label}: ${text}`;
  const own = specs.filter((spec) => spec.startsWith(of('')));
  if (range) {
    const others = specs.filter((spec) => !own.includes(spec));
    return (
      <NumberRange
        key={own.join()}
        label={label}
        range={range}
        chosen={own.find((spec) => spec.includes('..'))?.slice(of('').length)}
        onChange={(text) => onChange(text === null ? others : [...others, of(text)])}
      />
    );
  }
  return (
    <CountedChoice
      title={label}
      rows={values.map(({ value, count }) => ({ key: of(value), name: value, count }))}
      chosen={specs}
      onChoose={(spec, on) => onChange(toggled(specs, spec, on))}
    />
  );
}

/** What the list can be narrowed by, and to how many products. */
export function FacetForm({ of, known, otherwise }: FacetFormProps) {
  const fixed = fixedBy(of);
  const { filter, change } = useFilter(fixed);
  if (known.kind === 'none') return otherwise;
  const { brands, categories, specs } = known.facets;
  const { brands: ofBrands, categories: ofCategories } = filter;
  const rowsOf = (entries: FacetEntry[]) =>
    entries.map(({ id, ...entry }) => ({ key: id, ...entry }));
  const othersOf = (name: Others['name'], entries: FacetEntry[]): Others | undefined =>
    entries.length < FACET_ENTRIES_MOST ? undefined : { name, list: of, filter };
  return (
    <>
      {fixed === 'category' ? null : (
        <CountedChoice
          title="Categories"
          filterLabel="Filter categories"
          rows={rowsOf(categories)}
          others={othersOf('categories', categories)}
          chosen={ofCategories}
          onChoose={(id, on) => change({ categories: toggled(ofCategories, id, on) })}
        />
      )}
      {fixed === 'brand' ? null : (
        <CountedChoice
          title="Brands"
          filterLabel="Filter brands"
          rows={rowsOf(brands)}
          others={othersOf('brands', brands)}
          chosen={ofBrands}
          onChoose={(id, on) => change({ brands: toggled(ofBrands, id, on) })}
        />
      )}
      {specs.map((facet) => (
        <SpecChoice
          key={facet.label}
          facet={facet}
          specs={filter.specs}
          onChange={(next) => change({ specs: next })}
        />
      ))}
    </>
  );
}
