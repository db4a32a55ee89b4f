/** Lines as people write them, and what they are read as. */
export const READ_EXAMPLES = [
  { line: 'HAG100-1P x 2', text: 'HAG100-1P', quantity: 2 },
  { line: '3 pcs work gloves size 9', text: 'work gloves size 9', quantity: 3 },
  { line: '10 mm drill bit, 5', text: '10 mm drill bit', quantity: 5 },
] as const;
