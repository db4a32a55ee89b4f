import { anchorsInConcrete } from './anchors-in-concrete';
import type { Article } from './article';
import { batteryCare } from './battery-care';
import { boltTorque } from './bolt-torque';
import { choosingAPump } from './choosing-a-pump';
import { choosingAWelder } from './choosing-a-welder';
import { compressorSizing } from './compressor-sizing';
import { extensionCords } from './extension-cords';
import { liftingSafely } from './lifting-safely';
import { protectiveGear } from './protective-gear';
import { readingADisc } from './reading-a-disc';
import { sandingGrits } from './sanding-grits';
import { sizingAGenerator } from './sizing-a-generator';

/** The articles, oldest first. */
export const blogs: readonly Article[] = [
  choosingAWelder,
  sizingAGenerator,
  readingADisc,
  boltTorque,
  compressorSizing,
  protectiveGear,
  extensionCords,
  batteryCare,
  choosingAPump,
  anchorsInConcrete,
  sandingGrits,
  liftingSafely,
].map((article) => ({ ...article, body: article.body.trim() }));
