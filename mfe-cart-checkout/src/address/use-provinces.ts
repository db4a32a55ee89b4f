import { useEffect, useState } from 'react';
import { isPhilippines } from 'shared-contracts/philippine-address';
import { useHost } from '../host';
import type { Province } from './philippine-places';

export type Provinces =
  | { kind: 'loading' }
  | { kind: 'listed'; provinces: Province[] }
  /** Their file did not load, or the address is abroad: province and city are typed freely. */
  | { kind: 'free' };

/** The provinces to choose from for an address in this country; read only when one is needed. */
export function useProvinces(country: string): Provinces {
  const { report } = useHost();
  const [read, setRead] = useState<Provinces>({ kind: 'loading' });
  const needed = isPhilippines(country);
  const waits = needed && read.kind === 'loading';
  useEffect(() => {
    if (!waits) return;
    let wanted = true;
    import(/* webpackChunkName: "philippine-places" */ './philippine-places').then(
      ({ philippineProvinces }) => {
        if (wanted) setRead({ kind: 'listed', provinces: philippineProvinces() });
      },
      (error: unknown) => {
        report({ kind: 'error', message: String(error), part: 'philippine places' });
        if (wanted) setRead({ kind: 'free' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [waits, report]);
  return needed ? read : { kind: 'free' };
}
