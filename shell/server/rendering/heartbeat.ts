import { waitFor, type Patience } from './patience';
import { processUse } from './process-use';

/** How often a worker is asked whether it lives, in milliseconds. */
const BEAT = 100;

export type HeartbeatSettings = {
  pid: number;
  /** How much it may hold, in bytes. */
  memory: number;
  /** What it may use of a processor before it answers, in milliseconds. */
  patience: () => number;
  ask: () => void;
  /** Hears why the worker is to be given up. */
  onLost: (why: string) => void;
};

export type Heartbeat = {
  start(): void;
  /** @param held what it holds, in bytes */
  answered(held: number): void;
  /** Whether it owes an answer for longer than a quick one takes. */
  silent(): boolean;
  /** Ends when it has answered a question that is asked from now on. */
  proven(): Promise<void>;
  end(): void;
};

/** Asks a worker again and again whether it lives. */
export function createHeartbeat(settings: HeartbeatSettings): Heartbeat {
  const { pid, memory, patience, ask, onLost } = settings;
  let timer: ReturnType<typeof setInterval> | undefined;
  let owed: Patience | null = null;
  let owedSince = 0;
  let provenNow: (() => void)[] = [];
  let provenNext: (() => void)[] = [];

  const holdsTooMuch = (held: number) => {
    if (held > memory) onLost(`it holds ${held} bytes`);
  };
  const beat = () => {
    // One that is kept busy can't say what it holds.
    holdsTooMuch(processUse(pid)?.held ?? 0);
    if (!owed) {
      owed = waitFor(pid);
      owedSince = performance.now();
      provenNow = provenNext;
      provenNext = [];
      ask();
    } else if (owed.lost(patience()) !== null) {
      const asked = owed;
      // Its answer may lie here, unread, where this process was the one that was held up.
      setImmediate(() => {
        const why = owed === asked ? asked.lost(patience()) : null;
        if (why !== null) onLost(why);
      });
    }
  };
  return {
    start() {
      timer ??= setInterval(beat, BEAT);
    },
    answered(held) {
      owed = null;
      for (const done of provenNow.splice(0)) done();
      holdsTooMuch(held);
    },
    silent: () => owed !== null && performance.now() - owedSince > BEAT,
    proven: () => new Promise((done) => provenNext.push(done)),
    end() {
      clearInterval(timer);
      for (const done of [...provenNow.splice(0), ...provenNext.splice(0)]) done();
    },
  };
}
