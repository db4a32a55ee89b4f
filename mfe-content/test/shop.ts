import { render } from '@testing-library/react';
import { createShop } from 'host-kit/test-shop.tsx';
import { inFrame } from '../src/host';

/** A shop around one part of mfe-content. */
export const openShop = createShop({ render, inFrame });

/** The call of all articles, of which a list needs the beginnings. */
export const BEGINNINGS = '/api/blogs?body=beginning';
