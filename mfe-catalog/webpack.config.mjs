import { federated } from 'tooling/federated';
export default federated(import.meta.dirname, {
  apart: ['catalog.list-filter', 'catalog.quick-add'],
});
