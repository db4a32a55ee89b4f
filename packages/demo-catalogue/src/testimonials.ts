import type { CatalogueTestimonial } from './catalogue-file';

/** Invented people; any likeness to real customers is chance. */
export const testimonials: readonly CatalogueTestimonial[] = [
  {
    body: 'I asked whether a 140 A inverter would run on the line in our barangay. They asked back how long the line is, and sold me the smaller machine. It has welded forty gates since.',
    by: 'Rogelio Macaraeg',
    position: 'Owner',
    from: 'Macaraeg Ironworks, Urdaneta City',
  },
  {
    body: 'The bolts come in counted boxes with the torque on the label. My crew no longer guesses, and I no longer buy a whole keg for twelve pieces.',
    by: 'Engr. Liezl Abrenica',
    position: 'Site Engineer',
    from: 'Iloilo City',
  },
  {
    body: 'During the long brownout the inverter generator ran our refrigerator, two fans and the Wi-Fi for three nights. The neighbours asked where the sound was.',
    by: 'Teresita Dumalagan',
    from: 'Tacloban City',
  },
  {
    body: 'Picked up a 200-litre compressor for our tyre shop. They had printed the air use of my impact wrench next to the delivery of the compressor, so I could see that it fits.',
    by: 'Arnel Bituin',
    position: 'Proprietor',
    from: 'Bituin Vulcanizing, Lipa City',
  },
  {
    body: 'Our safety officer wanted serial numbers and inspection cards for thirty harnesses. All were in the box, in order, the next Monday.',
    by: 'Marivic Sandoval-Reyes',
    position: 'Purchasing Supervisor',
    from: 'Subic Bay',
  },
  {
    body: 'I am a beginner with my first drill. The usage notes told me to start the clutch low. Nothing stripped, and the shelf still hangs.',
    by: 'Jomar Pangilinan',
    from: 'Davao City',
  },
  {
    body: 'I ordered M12 bolts of the wrong grade and only saw it at pickup. They changed them at the counter and showed me the figure on the head, so that it will not happen again.',
    by: 'Nestor Balagtasin',
    position: 'Maintenance Planner',
    from: 'Balagtasin Rice Milling, Cabanatuan City',
  },
  {
    body: 'The drawing with the dimensions told me that the cabinet fits under our stairs. It does, with two fingers to spare.',
    by: 'Cherry Ann Villadolid',
    position: 'Workshop Owner',
    from: 'Dumaguete City',
  },
];
