import { useEffect, useState } from 'react';
import { findOwnedFits } from 'shared-contracts/calls/owned-fits';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { ask, queryOf } from 'shared-contracts/query';
import { fitsSpec, toolOfSpec, type OwnedTool } from 'shared-contracts/wire/owned-fits';
import { useHost } from '../../host';
import { fixedBy, useFilter, type Narrowed } from '../use-filter';
import { CountedChoice } from './counted-choice';
import { facetsBodyOf } from './use-facets';

/** Hosts whose provider doesn't know what somebody's tools take: they are not asked again. */
const without = new WeakSet<HostApi>();

type Asked = ReturnType<typeof facetsBodyOf>;

/** The customer's tools that something of a list fits; none where that can't be known. */
async function toolsOf(host: HostApi, body: Asked): Promise<OwnedTool[]> {
  if (without.has(host)) return [];
  try {
    return (await ask(host.http, queryOf(findOwnedFits, { body }, 0))).tools;
  } catch (error) {
    if (isMissingCall(error)) without.add(host);
    return [];
  }
}

export type FitsMineProps = {
  of: Narrowed;
  /** Whether what is below it is known, which it would move. */
  shown: boolean;
  /** Called once it is known which tools there are. */
  onKnown: () => void;
};

/**
 * What fits the tools that a customer has bought: batteries of a drill, discs of a grinder; nothing for
 * whose tools nothing of the list fits.
 */
export function FitsMine({ of, shown, onKnown }: FitsMineProps) {
  const host = useHost();
  const { filter, change } = useFilter(fixedBy(of));
  const { specs } = filter;
  // The counts are those without the chosen tool, and the last ones stay while the next come.
  const [tools, setTools] = useState<OwnedTool[]>([]);
  const body = facetsBodyOf(of, {
    ...filter,
    specs: specs.filter((one) => toolOfSpec(one) === null),
  });
  const key = JSON.stringify(body);
  useEffect(() => {
    let left = false;
    void toolsOf(host, body).then((told) => {
      if (left) return;
      setTools(told);
      onKnown();
    });
    return () => {
      left = true;
    };
    // The key is the list and its filter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, key]);
  if (!shown) return null;
  return (
    <CountedChoice
      title="Fits my"
      rows={tools.map((tool) => ({
        key: fitsSpec(tool),
        name: tool.name,
        count: tool.count,
      }))}
      chosen={specs}
      onChoose={(spec, on) =>
        change({ specs: on ? [...specs, spec] : specs.filter((other) => other !== spec) })
      }
    />
  );
}
