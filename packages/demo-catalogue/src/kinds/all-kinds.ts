import type { Kind } from '../kind';
import { flapDisc, grindingDisc, sandingSheet, wireBrush } from './abrasives';
import { gloves, harness, safetyShoes } from './body-protection';
import { hexBolt, hexNut, washers } from './bolts-and-nuts';
import { blower, pressureWasher, wetDryVacuum } from './cleaning';
import { oilFreeCompressor, pistonCompressor, screwCompressor } from './compressors';
import { boltCutter, cuttingDisc, sawBlade } from './discs-and-blades';
import { drillSet, holeSaw, sdsBit } from './drill-bits';
import { cordlessDrill, impactDriver, rotaryHammer } from './drilling-tools';
import { circuitBreaker, extensionReel, floodLight, thhnWire } from './electrical';
import { dieselGenerator, inverterGenerator, petrolGenerator } from './generators';
import { angleGrinder, benchGrinder, orbitalSander } from './grinding-and-sanding';
import { earMuffs, safetyGlasses, safetyHelmet } from './head-protection';
import { bottleJack, chainHoist, leverBlock, palletTruck, webbingSling } from './lifting';
import {
  calliper,
  clampMeter,
  laserMeter,
  multimeter,
  spiritLevel,
  tapeMeasure,
} from './measuring';
import { airHose, airImpactWrench, blowGun, filterRegulator, sprayGun } from './pneumatics';
import { centrifugalPump, dischargeHose, enginePump, submersiblePump } from './pumps';
import { circularSaw, jigsaw } from './sawing-tools';
import { anchorBolt, blindRivet, woodScrew } from './screws-and-anchors';
import { shelving, toolBox, toolChest } from './storage';
import { adjustableWrench, clawHammer, pipeWrench, pliers } from './striking-and-gripping';
import { hacksaw, screwdriverSet, socketSet, spannerSet } from './tool-sets';
import { migWelder, stickWelder, tigWelder } from './welding-machines';
import { electrodes, weldingHelmet } from './welding-supplies';

/** Every kind of product, in the order of the categories. */
export const allKinds: readonly Kind[] = [
  angleGrinder,
  benchGrinder,
  orbitalSander,
  rotaryHammer,
  cordlessDrill,
  impactDriver,
  circularSaw,
  jigsaw,
  clawHammer,
  pipeWrench,
  adjustableWrench,
  pliers,
  spannerSet,
  screwdriverSet,
  hacksaw,
  socketSet,
  stickWelder,
  migWelder,
  tigWelder,
  weldingHelmet,
  electrodes,
  petrolGenerator,
  inverterGenerator,
  dieselGenerator,
  pistonCompressor,
  oilFreeCompressor,
  screwCompressor,
  submersiblePump,
  centrifugalPump,
  enginePump,
  dischargeHose,
  tapeMeasure,
  calliper,
  multimeter,
  clampMeter,
  laserMeter,
  spiritLevel,
  flapDisc,
  grindingDisc,
  sandingSheet,
  wireBrush,
  safetyHelmet,
  safetyGlasses,
  earMuffs,
  gloves,
  harness,
  safetyShoes,
  chainHoist,
  leverBlock,
  bottleJack,
  webbingSling,
  palletTruck,
  hexBolt,
  hexNut,
  washers,
  woodScrew,
  anchorBolt,
  blindRivet,
  airImpactWrench,
  airHose,
  blowGun,
  sprayGun,
  filterRegulator,
  circuitBreaker,
  thhnWire,
  extensionReel,
  floodLight,
  toolChest,
  toolBox,
  shelving,
  cuttingDisc,
  sawBlade,
  boltCutter,
  holeSaw,
  drillSet,
  sdsBit,
  pressureWasher,
  wetDryVacuum,
  blower,
];
