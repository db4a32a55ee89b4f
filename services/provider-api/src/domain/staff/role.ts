/** What somebody of the staff may do, by role. */
import type { STAFF_ROLES } from '../../database/tables/staff';

export type Role = (typeof STAFF_ROLES)[number];

/** What an action of the counter needs; a new room adds its own here. */
export type Permission =
  | 'orders'
  | 'inquiries'
  | 'catalogue'
  | 'cash-reopening'
  | 'reports'
  | 'customers'
  | 'customer-data'
  | 'exports'
  | 'log'
  | 'settings';

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  counter: ['orders', 'inquiries', 'customers'],
  catalogue: ['catalogue', 'reports'],
  owner: [
    'orders',
    'inquiries',
    'catalogue',
    'reports',
    'customers',
    'customer-data',
    'exports',
    'log',
    'settings',
    'cash-reopening',
  ],
};

export const mayDo = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[role].includes(permission);
