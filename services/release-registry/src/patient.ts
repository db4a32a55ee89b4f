/** How long something is waited for where an earlier value would do, in milliseconds. */
const PATIENCE = 1_000;

const late = Symbol('late');

async function orLate<Value>(asked: Promise<Value>, within: number): Promise<Value | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), within);
  });
  try {
    return await Promise.race([asked, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for some work, but not longer than a second. Its failure is this one's while it is waited for. */
export async function patiently(asked: Promise<unknown>, within = PATIENCE): Promise<void> {
  // Whoever no longer waits hears of no failure.
  asked.catch(() => undefined);
  await orLate(asked, within);
}

export type PatientRead<Value> = {
  read(): Promise<Value>;
  /** Whether a read took too long, and none has succeeded since. */
  isHanging(): boolean;
};

/**
 * Reads something that is asked for by every request, from where it may hang. A read that takes too
 * long goes on by itself, and until one succeeds everybody gets what was read last, at once.
 * @param last what was read last; undefined where nothing was, which is waited for
 */
export function patientRead<Value>(
  read: () => Promise<Value>,
  last: () => Value | undefined,
  within = PATIENCE,
): PatientRead<Value> {
  let hangs = false;
  let running: Promise<void> | undefined;

  const readOn = async () => {
    await read();
    hangs = false;
  };

  const given = async () => {
    const known = last();
    if (known === undefined) return read();
    if (hangs) {
      running ??= readOn()
        .catch(() => undefined)
        .finally(() => (running = undefined));
      return known;
    }
    const asked = read();
    asked.catch(() => undefined);
    const value = await orLate(asked, within);
    if (value !== late) return value;
    hangs = true;
    running ??= asked.then(
      () => {
        hangs = false;
        running = undefined;
      },
      () => {
        running = undefined;
      },
    );
    return known;
  };
  return { read: given, isHanging: () => hangs };
}
