/**
 * Reads the judgements over the messy catalogues. A line is `trade | sort | query | grade
 * conditions; …`. The first rule that an item meets gives its grade: 2 as asked, 1 what a clerk
 * would offer where that is gone and what would serve: it fits as well, and is as strong or
 * stronger, the next length or power, another colour or pack; without a rule 0. A condition is
 * `fact:value`, several values by commas (`_` is a space), and an item meets it with any of its
 * variants. The rules ask facts, never names.
 */
import type { Facts } from '../../bench/messy/write-items';
import { messyHardware } from './messy-hardware';
import { messyRetail } from './messy-retail';
import { secondHardware, secondRetail, secondWholesale } from './messy-second';
import { thirdHardware, thirdRetail, thirdWholesale } from './messy-third';
import { messyWholesale } from './messy-wholesale';
import { messyWorkshop } from './messy-workshop';

export type Grade = 0 | 1 | 2;
type Rule = { grade: Grade; text: string; meets: (facts: Facts) => boolean };
export type MessyQuery = { trade: string; sort: string; query: string; rules: readonly Rule[] };

function readRule(text: string): Rule {
  const [grade, ...conditions] = text.trim().split(' ');
  if (grade !== '1' && grade !== '2') throw new Error(`no grade: ${text}`);
  const all = conditions.map((condition) => {
    const [, fact = '', values] = /^(\w+):(.+)$/.exec(condition) ?? [];
    if (values === undefined) throw new Error(`no condition: ${condition}`);
    return { fact, values: values.replaceAll('_', ' ').split(',') };
  });
  return {
    grade: grade === '2' ? 2 : 1,
    text: text.trim(),
    meets: (facts) =>
      all.every(({ fact, values }) => facts[fact]?.some((value) => values.includes(value))),
  };
}

function readList(list: string): MessyQuery[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [trade = '', sort = '', query = '', rules = ''] = line.split(' | ');
      return { trade, sort, query, rules: rules.split(';').map(readRule) };
    });
}

/** A hundred queries over each of the first three catalogues, and 150 over the fourth. */
export const messyQueries = {
  hardware: readList(messyHardware),
  retail: readList(messyRetail),
  wholesale: readList(messyWholesale),
  workshop: readList(messyWorkshop),
};

/** Twenty more over each of the first three, of another hand. */
export const secondQueries = {
  hardware: readList(secondHardware),
  retail: readList(secondRetail),
  wholesale: readList(secondWholesale),
};

/** More over the same, of the kinds that were missed, each written before the rule that mends it. */
export const thirdQueries = {
  hardware: readList(thirdHardware),
  retail: readList(thirdRetail),
  wholesale: readList(thirdWholesale),
};

/** The grade of an item for a query. */
export function messyGrade({ rules }: MessyQuery, facts: Facts): Grade {
  return rules.find(({ meets }) => meets(facts))?.grade ?? 0;
}
