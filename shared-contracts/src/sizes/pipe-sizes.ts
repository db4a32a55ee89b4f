/** Pipes: nominal sizes in inches and in millimetres (ASME B36.10, ISO 6708), and their threads. */

const DN: Readonly<Record<string, number>> = {
  '1/8': 6,
  '1/4': 8,
  '3/8': 10,
  '1/2': 15,
  '3/4': 20,
  '1': 25,
  '1-1/4': 32,
  '1-1/2': 40,
  '2': 50,
  '2-1/2': 65,
  '3': 80,
  '4': 100,
  '5': 125,
  '6': 150,
  '8': 200,
  '10': 250,
  '12': 300,
};
const INCHES = new Map(Object.entries(DN).map(([inches, dn]) => [dn, inches]));

/** The DN of a pipe of so many inches, '1/2' or '1-1/4'; undefined where there is none. */
export const dnOf = (inches: string): number | undefined => DN[inches];

/** The inches of a DN; undefined where there is none. */
export const inchesOfDn = (dn: number): string | undefined => INCHES.get(dn);

/**
 * The systems of pipe threads. NPT (ASME B1.20.1) has another angle and pitch than BSP, which is
 * parallel (ISO 228: G) or tapered (ISO 7: R, Rc; JIS: PT). 'bsp' alone says not which.
 */
export type PipeThread = 'npt' | 'bsp' | 'bspp' | 'bspt';

/** The system of each of its names. */
const PIPE_THREADS: ReadonlyMap<string, PipeThread> = new Map(
  Object.entries({
    npt: 'npt',
    nptf: 'npt',
    mnpt: 'npt',
    fnpt: 'npt',
    bsp: 'bsp',
    bspp: 'bspp',
    g: 'bspp',
    pf: 'bspp',
    bspt: 'bspt',
    r: 'bspt',
    rc: 'bspt',
    pt: 'bspt',
  } satisfies Record<string, PipeThread>),
);

/** The system that a name or letter stands for: 'bspp' for 'g'; undefined for any other word. */
export const pipeThreadNamed = (name: string): PipeThread | undefined => PIPE_THREADS.get(name);
