/**
 * Reads the head of a bolt, screw or rivet: 'HEX BOLT', 'SCREW WOOD FLAT HD', 'CSK', 'ALLEN BOLT'. A hex key,
 * a socket set screw, a flat washer or the pan of a roller has none of them.
 */
import { HEAD_WORD, HEADS, type Head } from '../specs/heads';
import { BEGIN, END, type Scan } from './scan';

const rule = (pattern: string) => new RegExp(`${BEGIN}(?:${pattern})${END}`, 'g');

/** What has a head, and what of it is only said with the word 'head': a rivet's may be flat as well. */
const HEADED = new Set(['bolt', 'screw', 'self-drilling screw']);
const SAID_IN_FULL = new Set(['rivet', 'anchor']);
/** Tools and parts for screws, screws without a head, and those whose head nobody names. */
const OTHER =
  /\b(?:cutters?|extractors?|removers?|drivers?|keys?|wrench(?:es)?|spanners?|bits?|taps?|dies?|covers?|set ?screws?|grub|u-? ?bolts?|j-? ?bolts?|eye|hook|carriage|crg|studs?)\b|\b(?:for|f\/) ?[^,]*\b(?:bolts?|screws?|rivets?)\b/;
const ANY = /(?<!\w)(?:hex|hwh|csk|c\/sunk|counter|allen|soc|\w*-?(?:head|hd))/;

/** Said by these alone, or with 'head'. */
const ALONE: Partial<Record<Head, string>> = {
  oval: String.raw`(?:oval|raised)[- ](?:csk|counter[- ]?sunk)`,
  'hex washer': 'hwh',
  'hex flange': HEADS['hex flange'],
  'flat (countersunk)': String.raw`csk|c\/sunk|counter[- ]?sunk`,
  // Of a button or flat head the socket is its drive.
  socket: String.raw`(?:hex[- ])?(?:socket|soc)[- ]cap|(?:hex[- ])?(?:socket|soc)(?= (?:screws?|bolts?))|allen`,
};
/** A nut, a drive and a coupling may be hexagonal as well, and 'HEX WAHSER HD' is another head. */
const HEX = String.raw`(?<!(?:w\/|with|c\/w) ?nuts? )${HEADS.hex}(?![- ](?:washers?|nuts?|drives?|sockets?|soc|recess|shank|flanged?|lobe|\w+ ${HEAD_WORD})\b)`;

type Pattern = readonly [head: Head, words: RegExp];
const patternOf = (head: Head): Pattern => {
  const alone = ALONE[head] === undefined ? '' : `|${ALONE[head]}`;
  return [head, rule(`(?:${HEADS[head]})[- ]?${HEAD_WORD}${alone}`)];
};
const BY_KEY = patternOf('socket');
const HEXAGONAL: Pattern = ['hex', rule(HEX)];
const SHAPED = (Object.keys(HEADS) as Head[]).filter((head) => head !== 'socket').map(patternOf);

function take(scan: Scan, [head, words]: Pattern): boolean {
  const { noun } = scan.goods;
  let isTaken = false;
  scan.take(words, (_, found) => {
    const isFull = /head|hd|sunk|csk/.test(found);
    if (!HEADED.has(noun) && (!isFull || /^flat[- ]?h/.test(found))) return false;
    scan.add('head', head, 0.95, `'${found}' of a ${noun}`);
    isTaken = true;
    return true;
  });
  return isTaken;
}

export function readHeads(scan: Scan): void {
  const { noun } = scan.goods;
  if (!HEADED.has(noun) && !SAID_IN_FULL.has(noun)) return;
  if (!ANY.test(scan.left) || OTHER.test(scan.name)) return;
  const shaped = SHAPED.filter((pattern) => take(scan, pattern));
  // 'Socket' and 'hex' beside a shape only say how it is driven.
  if (shaped.length > 0 || take(scan, BY_KEY)) return;
  take(scan, HEXAGONAL);
}
