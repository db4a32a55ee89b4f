import { expect, it } from 'vitest';
import { queryTerms } from 'shared-contracts/search/query-terms';
import { indexWords } from 'shared-contracts/search/tokens';
import { defaults } from '../src/domain/search/synonyms';
import { tradeWords } from '../src/domain/search/trade-words';

/** Whether a text has a way to say each of the query's terms, as the database's index looks it up. */
function finds(query: string, text: string): boolean {
  const words = new Set([...indexWords(text).split(' '), ...tradeWords(text)]);
  return queryTerms(query, defaults).every(({ ways }) =>
    ways.some((way) => way.words.every((word) => words.has(word))),
  );
}

it.each([
  ['M10x30', 'BOLT & NUT HEX C/W WASHER ZP 8.8 M 10 X 30 MM'],
  ['m10 x 30mm', 'Hex bolt M10×30'],
  ['10x30 bolt', 'BOLT M10X30'],
  ['M10x1.5', 'NUT HEX M10'],
  ['m10 nut', 'NUT HEX M10X1.5'],
  ['M10x1.25', 'WHEEL NUT M10-1.25'],
  ['M10x1.25x30', 'BOLT M 10 X 1.25 X 30 MM'],
  ['180mm disc', 'DISC GRINDING 180 X 6.0'],
  ['1/4-20', 'BOLT HEX 1/4" UNC'],
  ['1/4 unc', 'Bolt 1/4-20 x 1'],
  ['#10-24', 'Machine screw 10-24'],
  ['1/2 NPT', 'ELBOW NPT 1/2"'],
  ['npt 1/2', 'Elbow 1/2 in. NPT'],
  ['g1/2', 'Nipple G 1/2'],
  ['1/2 bsp', 'Nipple BSPT 1/2'],
  ['DN15', 'ELBOW GI 1/2"'],
  ['1/2 elbow', 'ELBOW DN 15'],
  ['#12 wire', 'WIRE THHN 3.5 MM2'],
  ['3.5mm2', 'WIRE THHN #12 AWG'],
  ['12 awg', 'WIRE AWG 12 THHN'],
  ['#8 screw', 'SCREW TEK #8 X 1'],
  ['1 hp pump', 'PUMP 0.75 KW'],
  ['750w motor', 'MOTOR 1 HP'],
  ['1/2 hp', 'Pump 0.37 kW'],
  ['10 bar', 'GAUGE 0 TO 1 MPA; HOSE 145 PSI'],
  ['1 mpa', 'Hose 10 bar'],
  ['1 1/4 elbow', 'ELBOW 1-1/4"'],
  ['gate valve 1-1/2', 'VALVE GATE 1 1/2 NPT'],
  ['1/2 elbow npt', 'ELBOW 90 1/2" NPT'],
  ['5.5 mm thhn', 'THHN 5.5 MM2'],
  ['pdx 12/2', 'CABLE PDX 12 AWG 2C'],
  ['b52 belt', 'BELT V B 52'],
  ['e 6011', 'ELECTRODE E6011'],
  ['rod 308', 'ROD TIG ER308L'],
  ['grade 8 bolt', 'BOLT HEX GR8'],
  ['pipe sch 40', 'PIPE SCHEDULE 40'],
  ['shoes size 9', 'SHOES SIZE: 9'],
  ['tip no. 1', 'TIP #1'],
  ['awg 12', 'WIRE 12 AWG'],
  ['stainless bolt', 'BOLT SS M8'],
  ['ss bolt', 'Bolt, stainless'],
  ['white wire', 'WIRE WHT'],
  ['pang-welding', 'GLOVES WELDING'],
  ['pangwelding', 'GLOVES WELDING'],
  // Written together, or apart where others write it together.
  ['m12x50', 'BOLT HEX GR10.9 M 12X50MM GALV'],
  ['bolt 10.9', 'BOLT HEX GR10.9'],
  ['m10x30', 'BOLT M 10 X30MM BLACK'],
  ['1/4-20 bolt', 'BOLT 1/4 - 20 X 1"'],
  ['1/4-20', 'BOLT 1/4"-20'],
  ['3/8-16 unc', 'BOLT 3/8-16NC'],
  ['bearing 6203 2rs', 'BEARING BALL 62032RS'],
  ['6204-zz', 'BEARING 6204 ZZ'],
  ['10mm bit', 'BIT SDS+ 10 MMX110 MM'],
  ['7.6mm tie', 'TIE CABLE 200X7.6MM'],
  ['220vac', 'CONTACTOR AC220V'],
  ['ss 304 bolt', 'BOLT SS304'],
  ['elbow 90', 'ELBOW90 GI'],
  ['1 no', 'CONTACTOR 1NO1NC'],
  ['1/2 in', "NIPPLE 1/2''"],
  ['2.5mm rod', 'ROD 2,5mm'],
  ['100 x 6', 'DISC GRINDING 100 MM X 6 MM'],
  ['100 x 6', 'DISC GRINDING 4" X 6 MM'],
  ['14" disc', 'DISC CUTTING 355 X 2.5 X 25.4'],
  ['pipe s40', 'PIPE SCH40'],
  ['pipe sch 40', 'PIPE S40'],
  // By what kind of goods it is.
  ['thhn 14', 'THHN 2.0MM2'],
  ['thhn 2.0 mm2', 'WIRE THHN 14'],
  ['royal cord 16/2', 'ROYAL CORD 1.25MM2/2'],
  ['pdx 12/2', 'CABLE PDX NM 12 /2'],
  ['emt 3/4', 'EMT 20MM X 3M'],
  ['1/2 valve', 'VALVE BALL 15MM'],
  ['e6013 3/32', 'ELECTRODE E6013 2.5MM'],
  ['6013 2.5', 'ROD WELDING E6013 3/32"'],
  ['mig wire 0.9', 'WIRE MIG ER70S-6 0.035"'],
  ['overload 10a', 'OVERLOAD RELAY 9-13A'],
  ['reducer bushing', 'GI BUSHING RED NPT 3/4 X 1/2'],
  ['reducing coupling', 'RED COUPLING BRS 3/4 X 1/2'],
  ['#7 drill', 'DRILL BIT HSS 0.201"'],
  ['#7 drill', 'HSS drill bit 5.105 mm'],
  ['no. 7 drill', 'BIT DRILL HSS #7'],
  ['5.11mm drill', 'DRILL BIT HSS #7'],
  ['0.201 in drill', 'DRILL BIT HSS NO. 7'],
  ['letter f drill', 'DRILL BIT HSS 0.257 IN'],
  ['0.257" drill', 'Jobber drill bit letter F'],
  ['6.53mm drill', 'Jobber drill bit size F'],
  ['1/4 drill', 'DRILL BIT LETTER E'],
  ['13/64 drill', 'DRILL BIT HSS 5.16MM'],
  ['ga 16 gi sheet', 'GI SHEET PLAIN 1.61MM 4X8'],
  ['1.6mm gi sheet', 'GI SHEET PLAIN GA 16 4X8'],
  ['16 gauge stainless sheet', 'SHEET STAINLESS 304 1.59 MM'],
  ['1.29mm aluminum sheet', 'ALUMINUM SHEET 16 GA'],
])('%j is in %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each([
  ['M10x30', 'BOLT M10X1.25X30'],
  ['M10x1.25', 'BOLT M10X1.5X30'],
  ['M10x1.25', 'NUT M10'],
  ['M10', 'NUT M10X1.25'],
  ['m10x30', 'BOLT M10X35'],
  ['1/4-20', 'BOLT 1/4-28'],
  ['1/4-20', 'BOLT 1/4" UNF'],
  ['#10-24', 'SCREW #10-32'],
  ['1/2 npt', 'NIPPLE 1/2 BSP'],
  ['g1/2', 'NIPPLE BSPT 1/2'],
  ['DN15', 'ELBOW 3/4"'],
  ['#12 wire', 'WIRE THHN 5.5 MM2'],
  ['12 awg', 'WIRE #14 AWG'],
  ['1 hp', 'PUMP 1.5 KW'],
  ['10 bar', 'HOSE 20 BAR'],
  ['35 psi', 'GAUGE 2 BAR'],
  ['M18-5', 'BOLT M18'],
  ['thhn 14', 'THHN 14MM2'],
  ['1 nc button', 'BUTTON UNC 1-8'],
  ['ppr 3/4', 'PPR ELBOW 20MM'],
  ['overload 10a', 'OVERLOAD RELAY 12-18A'],
  ['100 x 6', 'DISC 125 X 6'],
  ['reducer', 'ENAMEL PAINT RED 4L'],
  ['reducer', 'TAPE RED'],
  ['1/2 elbow', 'ELBOW 1 1/2"'],
  ['1-1/2 elbow', 'ELBOW 1/2"'],
  ['b52 belt', 'BELT V B 53'],
  ['grade 8', 'BOLT GRADE 5'],
  ['size 9', 'SHOES SIZE 10'],
  ['#7 drill', 'DRILL BIT HSS 5.1 MM'],
  ['#7 drill', 'DRILL BIT HSS 13/64"'],
  ['#8 drill', 'DRILL BIT HSS #7'],
  ['5.11mm', 'SCREW TEK #7 X 1'],
  ['4.91mm', 'SCREW SELF DRILLING #10 X 1'],
  ['0.257"', 'GLOVES SIZE F'],
  ['#7', 'DRILL BIT SET 5.105 MM'],
  ['1.52mm sheet', 'GI SHEET GA 16'],
  ['1.6mm sheet', 'ALUMINUM SHEET GA 16'],
  ['1.61mm', 'WIRE GI GA 16'],
  ['ga 16', 'SHEET PLASTIC 1.61MM'],
])('%j is not in %j', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

it.each([
  ['8 mm lug', '8mm2'],
  ['1 hp pump', '0p75kw'],
  ['150 psi hose', '10bar'],
])('%j may be sold as %s, which is asked and not taken for it', (query, word) => {
  const [size] = queryTerms(query, defaults);
  const way = size?.ways.find(({ words }) => words[0] === word);
  expect(way?.how).toBe('other name');
});

it.each([
  ['hose 10 m', ['hose', '10m']],
  ['cable 10 m 3 x 2.5', ['cable', '10m', '3x2p5']],
  ['10-24 VDC', ['10to24vdc']],
  ['4-20 mA', ['4to20ma']],
  ['5 g', ['5g']],
  ['PT 100', ['pt', '100']],
  ['1/2 in x 10 ft', ['1o2in', '10ft']],
  ['L 30 cm', ['l', '30cm']],
  ['1/2 constructor', ['1o2', 'constructor']],
  ['5 constructor', ['5', 'constructor']],
  ['1NO 1NC', ['1no', '1nc']],
  ['Grade 5 1/2 in', ['gr5', '1o2in']],
])('%j keeps its quantities', (query, words) => {
  const first = queryTerms(query, defaults).map(({ asked }) => asked);
  expect(first.filter((word) => word !== 'x')).toEqual(words);
});
