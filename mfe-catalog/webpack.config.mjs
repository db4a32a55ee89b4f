import { federated } from 'tooling/federated';
export default federated(import.meta.dirname);
