/** Four suppliers' clerks, whose habits and goods differ, and what each of them has typed. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { hardwareCutting } from './hardware-cutting';
import { hardwareFixings } from './hardware-fixings';
import { hardwareSafety } from './hardware-safety';
import { hardwareTools } from './hardware-tools';
import { retailBuilding } from './retail-building';
import { retailHouse } from './retail-house';
import { retailPower } from './retail-power';
import { retailTools } from './retail-tools';
import { wholesaleElectrical } from './wholesale-electrical';
import { wholesalePiping } from './wholesale-piping';
import { workshopBoats } from './workshop-boats';
import { workshopCooling } from './workshop-cooling';
import { workshopDrives } from './workshop-drives';
import { workshopEngine } from './workshop-engine';
import { workshopFarm } from './workshop-farm';
import { workshopFixings } from './workshop-fixings';
import { workshopHydraulics } from './workshop-hydraulics';
import { workshopWarehouse } from './workshop-warehouse';
import { workshopWelding } from './workshop-welding';
import type { Clerk, Item } from './write-items';
import { plainCatalogue } from '../plain-catalogue';

export const CLERKS = {
  hardware: {
    name: "a hardware importer's stock list",
    families: [...hardwareFixings, ...hardwareSafety, ...hardwareCutting, ...hardwareTools],
    shouts: true,
    typos: 0.02,
    twice: 0.04,
    codesAtEnd: 0.3,
    uncategorised: 0.4,
  },
  retail: {
    name: "a big-box retailer's export",
    families: [...retailBuilding, ...retailPower, ...retailTools, ...retailHouse],
    shouts: false,
    typos: 0,
    twice: 0.01,
    codesAtEnd: 0.1,
    uncategorised: 0.05,
  },
  wholesale: {
    name: 'an electrical, plumbing and welding wholesaler',
    families: [...wholesaleElectrical, ...wholesalePiping],
    shouts: true,
    typos: 0.01,
    twice: 0.03,
    codesAtEnd: 0.1,
    uncategorised: 0.2,
  },
  workshop: {
    name: 'a supplier of workshops, cold rooms, boats and farms',
    families: [
      ...workshopDrives,
      ...workshopEngine,
      ...workshopHydraulics,
      ...workshopCooling,
      ...workshopBoats,
      ...workshopFarm,
      ...workshopWelding,
      ...workshopWarehouse,
      ...workshopFixings,
    ],
    shouts: true,
    typos: 0.03,
    twice: 0.04,
    codesAtEnd: 0.15,
    uncategorised: 0.3,
  },
} satisfies Record<string, Clerk>;

export type ClerkName = keyof typeof CLERKS;

/** What an import file has of the items; its product's id is an item's place, counted from 1. */
export const messyCatalogue = (items: readonly Item[]): Catalogue =>
  plainCatalogue(
    items.map(({ variants, model, specs, ...item }) => ({
      ...item,
      variants: variants.map((name, nth) => ({
        name,
        specs: [['Model', nth === 0 ? model : `${model}-${name}`], ...specs],
      })),
    })),
  );
