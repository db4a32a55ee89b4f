import { useEffect } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { useStore } from 'zustand';
import { useHost } from '../host';
import { createCart, type Cart } from './cart';
import { type CartState } from './cart-state';

// One cart per host: all parts of a page share it, and requests on a server share nothing.
const carts = new WeakMap<HostApi, Cart>();

export function cartOf(host: HostApi): Cart {
  const known = carts.get(host);
  if (known) return known;
  const cart = createCart(host);
  carts.set(host, cart);
  return cart;
}

/** The host's cart, connected as long as the component is there. */
export function useCart(): Cart {
  const cart = cartOf(useHost());
  useEffect(() => cart.connect(), [cart]);
  return cart;
}

/** A part of the cart's state; an empty guest's in the first render. */
export function useCartState<Value>(select: (state: CartState) => Value): Value {
  return useStore(useCart().store, select);
}
