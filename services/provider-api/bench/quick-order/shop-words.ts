/** What shoppers of the trade say, and the kind of product that they mean by it. */
export const SHOP_WORDS: Readonly<Record<string, string>> = {
  martilyo: 'claw-hammer',
  'liha 120': 'sanding-sheet',
  plais: 'pliers',
  genset: 'petrol-generator',
  'chain block 1 ton': 'chain-hoist',
  'welding rod 6013': 'welding-electrodes',
  'hard hat': 'safety-helmet',
  'welding mask auto darkening': 'welding-helmet',
  'liyabe de tubo': 'pipe-wrench',
  guwantes: 'work-gloves',
  'cutting wheel 4"': 'cutting-disc',
  'nibel 60 cm': 'spirit-level',
};

/** What the demonstration catalogue doesn't sell. */
export const UNSOLD: readonly string[] = [
  'portland cement 40 kg',
  'office chair mesh back',
  'XQZ-77419-K',
  'wedding cake topper',
  'bond paper A4 80 gsm',
  'coffee beans 1 kg',
  'motorcycle tire 70/90-17',
  'school uniform',
  'PLC CPU module 6ES7214',
  'garden gnome',
  'rice cooker 1.8 L',
  'inkjet cartridge black',
];
