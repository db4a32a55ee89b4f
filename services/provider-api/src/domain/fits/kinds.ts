/** What a product is, as far as the words of its name say: machines, and what goes on them. */
import { fold } from 'shared-contracts/search/fold';

/**
 * The words that name a kind, those that name another thing beside them, and the nouns of which one
 * stands in each of its names.
 */
type Words = { is: string; not?: string; nouns: string };

const LAST_BLADE = 'jig|recip|reciprocating|sabre|hack|band|hole|utility|knife|scroll|coping|chain';

const words = {
  'angle grinder': { nouns: 'grinder', is: '(?:angle|disc|disk) grinders?' },
  'bench grinder': { nouns: 'grinder', is: 'bench grinders?' },
  'cut-off machine': {
    nouns: 'machine saw',
    is: 'cut-?off (?:machines?|saws?)|chop saws?|abrasive saws?',
  },
  'circular saw': {
    nouns: 'saw',
    is: '(?:circular|mit(?:re|er)|table) saws?',
    not: 'metal|cold|dry',
  },
  hammer: {
    nouns: 'hammer breaker',
    is: '(?:rotary|demolition|chipping|breaker) hammers?|demolition breakers?',
  },
  'impact driver': { nouns: 'driver', is: 'impact drivers?' },
  drill: {
    nouns: 'drill',
    is: 'drill drivers?|(?:hammer|impact|cordless|electric|pistol) drills?|drill press(?:es)?',
  },
  jigsaw: { nouns: 'jigsaw jig', is: 'jig ?saws?' },
  'impact wrench': { nouns: 'wrench gun', is: 'impact (?:wrench(?:es)?|guns?)' },
  'drive tool': {
    nouns: 'ratchet wrench bar joint handle',
    is: 'ratchets?|ratchet handles?|torque wrench(?:es)?|breaker bars?|extension bars?|sliding t-?(?:bars?|handles?)|universal joints?',
    not: 'straps?|ties?|tie-?downs?|lashings?|screwdrivers?|spanners?|helmets?|cutters?|pipe|load|impact|sockets?',
  },
  'hole saw arbor': { nouns: 'arbor arbour mandrel', is: 'hole ?saw (?:arbou?rs?|mandrels?)' },
  charger: { nouns: 'charger', is: 'chargers?', not: 'car|lead' },
  'cutting disc': {
    nouns: 'disc disk wheel blade',
    is: '(?:cutting|cut-?off) (?:discs?|disks?|wheels?)|diamond (?:discs?|disks?|blades?|wheels?)',
    not: 'wood|saw|tct|carbide|teeth',
  },
  'grinding disc': {
    nouns: 'disc disk',
    is: '(?:grinding|flap) (?:discs?|disks?)',
    not: 'wood|pads?',
  },
  'grinding wheel': { nouns: 'wheel', is: '(?:bench )?grinding wheels?', not: 'cup|depressed' },
  'wire brush': {
    nouns: 'brush',
    is: 'wire (?:cup|wheel|bevel) brush(?:es)?|(?:cup|wheel) brush(?:es)?',
  },
  'saw blade': {
    nouns: 'blade',
    is: '(?:saw|tct|carbide|circular) blades?',
    not: `${LAST_BLADE}|diamond`,
  },
  'jigsaw blade': { nouns: 'blade', is: 'jig ?saw blades?' },
  'drill bit': {
    nouns: 'bit drill',
    is: '(?:drill|hammer|masonry|twist|auger|core) bits?|drill bits?|twist drills?',
    not: 'sets?',
  },
  chisel: { nouns: 'chisel', is: 'chisels?', not: 'wood|cold|sets?' },
  'driver bit': {
    nouns: 'bit setter',
    is: '(?:screwdriver|driver|screw|impact) bits?|nut setters?',
    not: 'sets?',
  },
  socket: {
    nouns: 'socket',
    is: 'sockets?',
    not: 'impact|screws?|bolts?|cap|outlets?|plugs?|lamps?|weld|pvc|pipe|keys?|plates?|adap[te]+rs?',
  },
  'impact socket': { nouns: 'socket', is: 'impact (?:\\w+ )*sockets?', not: 'adap[te]+rs?' },
  'hole saw': { nouns: 'saw holesaw', is: 'hole ?saws?', not: 'arbou?rs?|mandrels?' },
  battery: {
    nouns: 'battery',
    is: 'batter(?:y|ies)',
    not: 'chargers?|powered|operated|holders?|terminals?|testers?|clamps?|grinders?|drills?|saws?|wrench(?:es)?|drivers?|adap[te]+rs?',
  },
} satisfies Record<string, Words>;

export type Kind = keyof typeof words | 'cordless tool';

const KINDS: Record<string, Words> = words;

/** Names of parts, of which a machine's name only says for what they are. */
const PARTS =
  '(?:guards?|flanges?|spindles?|lock ?nuts?|covers?|holders?|cases?|bags?|stands?|spares?|parts?|carbon|side handles?|dressers?|pads?|keys?|hoses?|oil|kits?|repair|adap[te]+rs?|shelf|racks?)';

/** What of a name says what it is: not what it is for, or comes with. */
const headOf = (name: string): string =>
  fold(name)
    .replaceAll(/[()/,]+/g, ' ')
    .split(/ (?:for|with|w\/|c\/w|incl|fits)\b/)[0]
    ?.replaceAll(/\s+/g, ' ') ?? '';

const whole = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);

/** Made once: hundreds of names are read for one answer. */
const READ = Object.entries(KINDS).map(([kind, { is, not }]) => ({
  kind,
  is: whole(is),
  not: not === undefined ? null : whole(not),
}));
const PART = whole(PARTS);

/** Machines, which are no machine where their name goes on: 'circular saw blade', 'grinder guard'. */
const MACHINES = new Set<string>([
  ...['angle grinder', 'bench grinder', 'cut-off machine', 'circular saw', 'hammer', 'drill'],
  ...['impact driver', 'jigsaw', 'impact wrench'],
]);

/** What a name names; none where the words name several, or a part. */
export function kindOf(name: string): Kind | null {
  const head = headOf(name);
  if (PART.test(head)) return null;
  const found = READ.filter(({ is, not }) => is.test(head) && !not?.test(head)).map(
    ({ kind }) => kind,
  );
  const parts = found.filter((kind) => !MACHINES.has(kind));
  const [kind, ...others] = parts.length > 0 ? parts : found;
  return kind === undefined || others.length > 0 ? null : (kind as Kind);
}

/** How names of these kinds are found: by nouns as a search has them, and by a regular expression. */
export function namesOf(kinds: readonly Kind[]): { nouns: string; pattern: string } | null {
  const known = kinds.flatMap((kind) => KINDS[kind] ?? []);
  if (known.length < kinds.length) return null;
  const nouns = known.flatMap((each) => each.nouns.split(' '));
  return {
    nouns: [...new Set(nouns)].join(' | '),
    pattern: `\\m(?:${known.map(({ is }) => is).join('|')})\\M`,
  };
}
