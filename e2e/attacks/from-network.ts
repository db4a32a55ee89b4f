/** Calls the provider from one of this machine's own networks, which it counts separately. */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ShopAddress } from '../shop/shop-address';

export type Answered = { status: number; retryAfter: number; body: Record<string, unknown> };

type Call = { method: 'GET' | 'POST'; path: string; sent?: object; token?: string };

function callFrom(
  { provider }: ShopAddress,
  network: number,
  { method, path, sent, token }: Call,
): Promise<Answered> {
  const call = request({
    host: '127.0.0.1',
    port: new URL(provider).port,
    localAddress: `127.0.0.${network}`,
    method,
    path,
    headers: {
      ...(sent ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  call.end(sent && JSON.stringify(sent));
  return new Promise((done, failed) => {
    call.once('error', failed);
    call.once('response', (response) => {
      const retryAfter = Number(response.headers['retry-after'] ?? 0);
      json(response).then(
        (body) =>
          done({
            status: response.statusCode ?? 0,
            retryAfter,
            body: body as Record<string, unknown>,
          }),
        failed,
      );
    });
  });
}

/** @param network 1 to 254: the call comes from 127.0.0.x */
export const getFrom = (shop: ShopAddress, network: number, path: string): Promise<Answered> =>
  callFrom(shop, network, { method: 'GET', path });

/**
 * @param network 1 to 254: the call comes from 127.0.0.x
 * @param token the token of the logged-in customer
 */
export const postFrom = (
  shop: ShopAddress,
  network: number,
  path: string,
  sent: object,
  token = '',
): Promise<Answered> => callFrom(shop, network, { method: 'POST', path, sent, token });
