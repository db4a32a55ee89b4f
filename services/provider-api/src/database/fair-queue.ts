/**
 * A queue in which networks take turns: who has asked for one thing waits for one thing of each other
 * network, and not for the two hundred that another one has asked for before.
 */
export type FairQueue<One> = {
  readonly length: number;
  add(network: string, one: One): void;
  /** The next one: of the network that has waited longest, its first. */
  shift(): One | undefined;
  remove(network: string, one: One): void;
};

export function createFairQueue<One>(): FairQueue<One> {
  /** In the order of their turns. */
  const networks = new Map<string, One[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(network, one) {
      const own = networks.get(network);
      if (own) own.push(one);
      else networks.set(network, [one]);
      length += 1;
    },
    shift() {
      const [turn] = networks;
      if (!turn) return undefined;
      const [network, own] = turn;
      const one = own.shift();
      networks.delete(network);
      if (own.length > 0) networks.set(network, own);
      length -= 1;
      return one;
    },
    remove(network, one) {
      const own = networks.get(network);
      const at = own?.indexOf(one) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      if (own.length === 0) networks.delete(network);
      length -= 1;
    },
  };
}
