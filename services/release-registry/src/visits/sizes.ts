/** The sizes in which a page is visited: those that most shoppers have. */
export type Size = { name: 'phone' | 'desk'; width: number; height: number; touch: boolean };

export const SIZES: Size[] = [
  { name: 'phone', width: 360, height: 780, touch: true },
  { name: 'desk', width: 1280, height: 800, touch: false },
];
