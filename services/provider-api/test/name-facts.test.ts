/** Facts that are read from names, over names of our own and over the clerks' catalogues. */
import { describe, expect, it } from 'vitest';
import { measureFacts, precisionOf, recallOf, sumOf } from '../bench/messy/measure-facts';
import { SURE_ENOUGH } from '../src/domain/name-facts/fact-kinds';
import { readName } from '../src/domain/name-facts/read-name';

const sureOf = (name: string) =>
  readName({ name, brand: '', models: [] }).filter(({ certainty }) => certainty >= SURE_ENOUGH);
const told = (name: string) =>
  Object.fromEntries(sureOf(name).map(({ kind, value }) => [kind, value]));

describe('what a name says', () => {
  it.each([
    [
      'BOLT & NUT HEX C/W WASHER ZP 8.8 M 10 X 30 MM',
      { thread: 'M10', length: '30 mm', strength: '8.8', finish: 'zinc plated', head: 'hex' },
    ],
    [
      'CAPSCREW ALLEN 12.9 M8X1X25',
      { thread: 'M8 × 1', length: '25 mm', strength: '12.9', head: 'socket' },
    ],
    [
      'HEX BOLT 3/8-16 X 1-1/2 GR 5 HDG',
      {
        thread: '3/8-16 UNC',
        length: '1-1/2 in',
        strength: 'Grade 5',
        finish: 'hot-dip galvanized',
        head: 'hex',
      },
    ],
    [
      'SCREW MACH SS304 #10-24 X 3/4"',
      { thread: '#10-24 UNC', length: '3/4 in', material: 'stainless steel 304' },
    ],
    ['BOLT 10,9 M10X1,25X20', { thread: 'M10 × 1.25', length: '20 mm', strength: '10.9' }],
    ['HEX BOLT M10X1,5 50L 8.8', { thread: 'M10', length: '50 mm', strength: '8.8', head: 'hex' }],
    [
      'HEX HD CS 1/2-13NCX3 GRD 8',
      { thread: '1/2-13 UNC', length: '3 in', strength: 'Grade 8', head: 'hex' },
    ],
    [
      'BOLT 5/16X18 X 1-1/2 YLW ZN',
      { thread: '5/16-18 UNC', length: '1-1/2 in', finish: 'yellow zinc plated' },
    ],
    [
      'SOC HD CAP SCR GR12.9 M 10X30',
      { thread: 'M10', length: '30 mm', strength: '12.9', head: 'socket' },
    ],
    ['SHCS M8 X 16 BLK', { thread: 'M8', length: '16 mm', head: 'socket', finish: 'black' }],
    ['BOLT CRG 3/8" X 2 ZN', { thread: '3/8 in', length: '2 in', finish: 'zinc plated' }],
    ['PIN COTTER 3,2MM X 40MM', { diameter: '3.2 mm', length: '40 mm' }],
    ['NIPPLE GI DN20 BSPT', { material: 'galvanized iron', size: '3/4 in', 'pipe-thread': 'BSPT' }],
    [
      'Ball Valve SS316 1 1/4" NPT 1000WOG',
      {
        material: 'stainless steel 316',
        size: '1-1/4 in',
        'pipe-thread': 'NPT',
        pressure: '1000 psi',
      },
    ],
    ['THHN #8 AWG STR GRN 150M/BX', { area: '8 AWG', colour: 'green', length: '150 m' }],
    ['ROYAL CORD 3C X 3.5MM2 75 MTRS', { cores: '3', area: '3.5 mm²', length: '75 m' }],
    ['JACK HYDRAULIC BOTTLE TYPE BLUE - 20 T', { capacity: '20 t', colour: 'blue' }],
    ['Circular Saw 185 mm 1,510 W', { diameter: '185 mm', power: '1510 W' }],
    [
      'MOTOR 2HP 3PH 4P 1,750 RPM 220/440V',
      { power: '2 hp', phase: '3', poles: '4', speed: '1750 rpm', voltage: '220/440 V' },
    ],
    ['CONTACTOR 3P 32A COIL 24VDC', { poles: '3', current: '32 A', voltage: '24 V DC' }],
    ['Overload relay 9–13 A', { current: '9–13 A' }],
    ['FLAP DISC 4" ALOX #80', { diameter: '4 in', grit: '80' }],
    ['DRILL BIT HSS #7', { material: 'high-speed steel', diameter: '#7' }],
    ['DRILL BIT HSS #81', { material: 'high-speed steel' }],
    ['CUT-OFF WHEEL 105 X 1.0 X 16', { diameter: '105 mm', thickness: '1.0 mm', bore: '16 mm' }],
    [
      'Floodlight LED 50W 6500K IP66',
      { power: '50 W', 'colour-temperature': '6500 K', protection: 'IP66' },
    ],
    ['ROPE NYL 12MM X 200M/ROLL', { material: 'nylon', diameter: '12 mm', length: '200 m' }],
    ['Chipboard Screws Yellow Zinc', { finish: 'yellow zinc plated' }],
    ['BOLT HEX FLANGE M6', { thread: 'M6', head: 'hex flange' }],
    ['Pan-Head Machine Screw M4 x 10', { thread: 'M4', length: '10 mm', head: 'pan' }],
    [
      'Screws CSK Hex Socket M6 x 12',
      { thread: 'M6', length: '12 mm', head: 'flat (countersunk)' },
    ],
    ['Button Head Socket Cap Screw M6', { thread: 'M6', head: 'button' }],
    ['Oval Countersunk Wood Screw Brass', { material: 'brass', head: 'oval' }],
    ['SCREW TEK FOR METAL HEX WASHER HD', { head: 'hex washer' }],
    ['Truss Head Wafer Screw', { head: 'truss' }],
    ['RIVET POP CSK HEAD', { head: 'flat (countersunk)' }],
  ])('%s', (name, facts) => {
    expect(told(name)).toEqual(facts);
  });

  it.each([
    ['a bushing that reduces', 'BUSHING RED BRS 3/4 X 1/2 NPT', 'colour'],
    ['millimetres of a PVC pipe, a bore or a diameter', 'PIPE PVC 20MM BLUE 3M', 'size'],
    ['a disc for stainless steel', 'DISC CUTTING SS 4" X 1.0 X 16', 'material'],
    ['a toe cap', 'Safety Boots Steel Toe Suede', 'steel'],
    ['a set of many sizes', 'Drill Bit Set 1-10 mm 19 pc', 'diameter'],
    ['metres before a number', 'Extension Cord 3 m 4-Gang', 'thread'],
    ['the viscosity of an oil', 'Engine Oil 10W-40 4 L', 'power'],
    ['a grade of welding rod', 'ER308L 2.4MM TIG', 'volume'],
    ['two colours of two parts', 'Clear Box with Blue Lid', 'colour'],
    ['the diameter of a rivet', 'RIVET POP ALUM 4.8 X 12 MM', 'strength'],
    ['ways of a valve', 'Solenoid Valve 3/2-way 24 V DC', 'size'],
    ['light of a lamp', 'LED Bulb 9W Warm White E27', 'colour'],
    ['a frame', 'Rotary Handle 100 A frame', 'current'],
    ['two voltages', 'Transformer 220V to 110V 500W', 'voltage'],
    ['a hex key', 'Hex Key for M8 Bolts', 'head'],
    ['a hex socket', 'Hex Socket 1/2 DR 19 mm for Bolts', 'head'],
    ['a screw without a head', 'Hex Socket Set Screw M8 x 10', 'head'],
    ['a bolt with a hex nut', 'Bolt M8 x 40 w/ Hex Nut', 'head'],
    ['a carriage bolt', 'Carriage Bolt M8 Hex Nut', 'head'],
    ['a drive', 'Deck Screw Hex Drive #8 x 2', 'head'],
    ['a misspelt head', 'SCREW TEK HEX WAHSER HD', 'head'],
    ['two heads', 'Screws Pan Head, Hex Head', 'head'],
    ['a flat bar', 'BAR FLAT 1/4 X 1', 'head'],
    ['a valve that is closed', 'Solenoid Valve 1/2 NC 24 V DC', 'thread'],
    ['a bolt for a pipe', 'U-BOLT 1/2 X 2', 'thread'],
    ['an anchor', 'Dyna Bolt 3/8 x 3', 'thread'],
    ['a bolt of a door', 'Barrel Bolt 1/2 x 4', 'length'],
    ['two numbers of which either may be a length', 'BOLT 1/4 X 20', 'strength'],
    ['a flat washer', 'WASHER FLAT M10', 'head'],
    ['the pan of a roller', 'Paint Roller with Pan Head 9 in', 'head'],
    ['a round file', 'Round File 8 in', 'head'],
    ['a button switch', 'Button Switch Head 22 mm', 'head'],
    ['a screwdriver', 'SCREW DRIVER FLAT HEAD 6 IN', 'head'],
    ['a flat nail', 'Nail Flat Head 2 in', 'head'],
    ['a weight of goods that bear or weigh', 'Bracket 50 kg', 'weight'],
  ])('refuses %s: %s', (_, name, kind) => {
    expect(told(name)).not.toHaveProperty(kind);
    expect(Object.values(told(name))).not.toContain(kind);
  });

  it('tells of two values of one kind that neither is sure, and why', () => {
    const [fact] = readName({ name: 'Transformer 220V to 110V', brand: '', models: [] });
    expect(fact).toMatchObject({ kind: 'voltage', certainty: 0.4 });
    expect(fact?.why).toMatch(/220.*but also.*110/);
  });

  it('takes no model number and no brand for a size', () => {
    const goods = { name: 'RED ARROW M8 Hammer 16 OZ', brand: 'Red Arrow', models: ['M8'] };
    expect(readName(goods).map(({ kind }) => kind)).toEqual(['weight']);
  });

  it('reads a name of any length in linear time', () => {
    for (const part of ['1 x ', '1/2 ', 'm10 ', '1-', '"', '8.8 m ', '(', '1,111']) {
      readName({ name: part.repeat(10_000), brand: '', models: [] });
    }
  });
});

/** What was measured on 27 November 2026, rounded down; to be raised, never lowered. */
describe.each([
  ['hardware', 0.995, 0.96],
  ['retail', 0.995, 0.86],
  ['wholesale', 0.995, 0.95],
] as const)('over the catalogue %s', (name, precision, recall) => {
  const { tallies } = measureFacts(name, SURE_ENOUGH);

  it('what is read is true, and most of what is true is read', () => {
    const sum = sumOf(tallies.values());
    expect(precisionOf(sum)).toBeGreaterThanOrEqual(precision);
    expect(recallOf(sum)).toBeGreaterThanOrEqual(recall);
  });

  it('what is read is true of each kind of fact', () => {
    const wrong = [...tallies].filter(([, tally]) => precisionOf(tally) < 0.98);
    expect(wrong).toEqual([]);
  });
});
