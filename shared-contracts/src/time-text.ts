const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'long', ...time } as const;

/** '14:05', or with its day where that isn't today. @param wire ISO 8601 */
export function timeText(wire: string): string {
  const date = new Date(wire);
  if (Number.isNaN(date.getTime())) return wire;
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('en-PH', isToday ? time : day);
}
