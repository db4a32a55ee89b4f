import { waitFor, type Patience } from './patience';
import { processUse } from './process-use';

/** How often a worker is sent a heartbeat, in milliseconds. */
const BEAT = 100;

export type HeartbeatSettings = {
  pid: number;
  /** How much memory it may use, in bytes. */
  memory: number;
  /** How much processor time it may use before it answers, in milliseconds. */
  patience: () => number;
  ask: () => void;
  /** Called with the reason why the worker is given up. */
  onLost: (why: string) => void;
};

export type Heartbeat = {
  start(): void;
  /** @param held the memory that it uses, in bytes */
  answered(held: number): void;
  /** Whether its answer takes longer than a quick one. */
  silent(): boolean;
  /** Resolves when it has answered a heartbeat that is sent after this call. */
  proven(): Promise<void>;
  end(): void;
};

/** Sends a worker heartbeats and checks its answers. */
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
    // A busy worker can't say how much memory it uses.
    holdsTooMuch(processUse(pid)?.held ?? 0);
    if (!owed) {
      owed = waitFor(pid);
      owedSince = performance.now();
      provenNow = provenNext;
      provenNext = [];
      ask();
    } else if (owed.lost(patience()) !== null) {
      const asked = owed;
      // Where this process was the slow one, the answer may have arrived and not been read yet.
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
