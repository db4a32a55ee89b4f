/**
 * Who adds staff, changes roles and gives links: no page of the counter does, for owners neither, but
 * `provider staff` on the server.
 */
export const WHO_RUNS_IT = 'Whoever runs the shop’s server';
