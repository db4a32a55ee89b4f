import { staffJobSchema, type StaffJob } from '../domain/staff/staff-job';

/**
 * What is asked for by `provider staff …`.
 * @returns null for what is no such command
 */
export function readStaffJob([asked = 'list', name, ...rest]: string[]): StaffJob | null {
  const role = rest[0] === '--role' ? rest[1] : rest[0];
  const read = staffJobSchema.safeParse({ staff: { do: asked, name, role } });
  return read.success && rest.length <= 2 ? read.data : null;
}
