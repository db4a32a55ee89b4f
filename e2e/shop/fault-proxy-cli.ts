/** Starts the fault proxy; `PROVIDER_URL=http://localhost:4100 pnpm start` then uses it. */
import { startFaultProxy } from './fault-proxy';

const port = Number(process.env.PORT ?? 4100);
const provider = process.env.PROVIDER_URL ?? 'http://localhost:4000';
await startFaultProxy(port, port + 1, provider);
console.log(
  `fault proxy ready on http://localhost:${port}, control on http://localhost:${port + 1}`,
);
console.log(
  `example: curl -d '{"path":"/api/store/products","kind":"status","status":500}' localhost:${port + 1}`,
);
