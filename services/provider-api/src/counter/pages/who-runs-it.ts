/**
 * Who adds staff, changes roles and gives links: an owner on the counter's page for it, or `provider
 * staff` on the server.
 */
export const WHO_RUNS_IT = 'An owner, or whoever runs the shop’s server,';
