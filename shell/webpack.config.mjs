import { host } from 'tooling/federated';
export default host(import.meta.dirname);
