import { brands, type Brand, type BrandKey } from './brands';
import type { CategoryKey } from './categories';
import type { Body, Drawing, Subject } from './drawing/solid/scene';
import { pick } from './seeded';
import { useageHtml, type Useage } from './useage';

/** A label and its value, in the order in which the trade lists them. */
export type Spec = readonly [label: string, value: string];

/** One thing to buy, as a kind describes it. */
export type VariantDraft<Look> = {
  name: string;
  /** Pesos for a brand of the middle tier; null is 'Price Upon Inquiry'. */
  pesos: number | null;
  /** Added to the product's model number. */
  suffix?: string;
  /** A sentence about this variant. */
  note: string;
  specs: readonly Spec[];
  inclusions: readonly string[];
  look: Look;
  /** Overall width and height in mm, for the dimensioned view. */
  span: readonly [number, number];
  default?: boolean;
};

/** A kind of product: the rule that makes the brands' products of that kind. */
export type KindDraft<Model, Look> = {
  key: string;
  category: CategoryKey;
  /** Singular, as in 'this angle grinder'. */
  noun: string;
  /** Letters in model numbers. */
  code: string;
  models: readonly Model[];
  /** Which brand offers which of the models, by index. */
  makers: Partial<Record<BrandKey, readonly number[]>>;
  /** The same for models that were added later: they come after the first ones in every list. */
  alsoBy?: Partial<Record<BrandKey, readonly number[]>>;
  /** How a brand's own figures differ from the model's; the default leaves them as they are. */
  tuned?: (model: Model, brand: Brand) => Model;
  /** The figure in the model number. */
  size: (model: Model) => string | number;
  title: (model: Model) => string;
  /** One or two sentences with the most important figures. */
  about: (model: Model, brand: Brand) => string;
  /** Sentences on who buys it and for what; each product gets one. */
  uses: readonly string[];
  useage: (model: Model) => Useage;
  variants: (model: Model, brand: Brand) => readonly VariantDraft<Look>[];
  draw: Drawing<Look>;
};

export type DrawnVariant = Omit<VariantDraft<unknown>, 'look'> & { subject: Subject };

export type RangeProduct = {
  kind: string;
  noun: string;
  category: CategoryKey;
  brand: Brand;
  modelNumber: string;
  name: string;
  description: string;
  useage: string;
  variants: readonly DrawnVariant[];
};

/** A kind without the types of its models, so that all kinds fit into one list. */
export type Kind = { key: string; category: CategoryKey; products: () => RangeProduct[] };

const BODIES: readonly Body[] = [0, 1, 2];

/** Turns a kind's rule into its products. */
export function kind<Model, Look>(draft: KindDraft<Model, Look>): Kind {
  const makers = new Set([...Object.keys(draft.makers), ...Object.keys(draft.alsoBy ?? {})]);
  const bodies = new Map([...makers].map((key, at) => [key, BODIES[at % BODIES.length] ?? 0]));
  const bodyOf = (key: BrandKey): Body => bodies.get(key) ?? 0;
  const product = (brand: Brand, index: number, nth: number): RangeProduct => {
    const base = draft.models[index];
    if (base === undefined) throw new Error(`${draft.key} has no model ${index}`);
    const model = draft.tuned?.(base, brand) ?? base;
    const modelNumber = brand.modelNumber(draft.code, String(draft.size(model)), index + 1);
    const name = `${brand.name} ${modelNumber} ${draft.title(model)}`;
    const use = draft.uses[nth % draft.uses.length] ?? '';
    // Variants that look alike have one subject, so that each of its views is drawn once.
    const subjects = new Map<string, Subject>();
    const subjectOf = (look: Look): Subject => {
      const alike = JSON.stringify(look);
      const subject =
        subjects.get(alike) ?? ((bench) => draft.draw(bench, look, brand.name, bodyOf(brand.key)));
      subjects.set(alike, subject);
      return subject;
    };
    return {
      kind: draft.key,
      noun: draft.noun,
      category: draft.category,
      brand,
      modelNumber,
      name,
      description: [draft.about(model, brand), use, pick(brand.promises, name)].join(' ').trim(),
      useage: useageHtml(draft.useage(model)),
      variants: draft.variants(model, brand).map(({ look, ...variant }) => ({
        ...variant,
        subject: subjectOf(look),
      })),
    };
  };
  return {
    key: draft.key,
    category: draft.category,
    products: () => {
      let nth = 0;
      return [draft.makers, draft.alsoBy ?? {}].flatMap((makers) =>
        brands.flatMap((brand) =>
          (makers[brand.key] ?? []).map((index) => product(brand, index, nth++)),
        ),
      );
    },
  };
}
