/** A point on a circle around the origin, written for path data. */
function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/**
 * The outline of a spur gear around the origin, as path data.
 * @param root radius between the teeth
 * @param tip radius of the teeth
 */
export function gearOutline(teeth: number, root: number, tip: number): string {
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const turn = (share: number) => (tooth + share) / teeth;
    return [
      at(root, turn(0)),
      at(root, turn(0.24)),
      at(tip, turn(0.38)),
      at(tip, turn(0.62)),
      at(root, turn(0.76)),
    ].join(' L');
  });
  return `M${points.join(' L')}Z`;
}

/** The centres of the holes on a bolt circle. */
export function boltCircle(holes: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: holes }, (_, hole) => {
    const angle = ((hole + 0.5) / holes) * 2 * Math.PI;
    return {
      x: Number((radius * Math.cos(angle)).toFixed(1)),
      y: Number((radius * Math.sin(angle)).toFixed(1)),
    };
  });
}
