/** An amount in pesos as the shop shows it (en-PH, PHP). */
export function formattedPesos(pesos: number): string {
  return new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(pesos);
}
