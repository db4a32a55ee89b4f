/** What the header and the dialogs expect of the parts that fill them. */
import type { FactExamples, SlotExamples } from 'shared-contracts/examples';

const onClose = () => undefined;

export const cartButton: SlotExamples<'cart.button'> = {
  slot: 'cart.button',
  provider: 'mfe-cart-checkout',
  examples: [
    { name: 'a guest without a cart', props: {}, finds: { role: 'button', name: 'Cart is Empty' } },
  ],
};

export const cartDrawer: SlotExamples<'cart.drawer'> = {
  slot: 'cart.drawer',
  provider: 'mfe-cart-checkout',
  examples: [
    {
      name: 'a drawer that is opened',
      props: { open: true, onClose },
      finds: { role: 'dialog', name: 'Cart' },
    },
  ],
};

export const searchDialog: SlotExamples<'search.dialog'> = {
  slot: 'search.dialog',
  provider: 'mfe-search',
  examples: [
    {
      name: 'a dialog that is opened',
      props: { open: true, onClose },
      finds: { role: 'dialog', name: 'Search' },
    },
    {
      name: 'a dialog that is opened with words',
      props: { open: true, onClose, query: 'drill' },
      finds: { role: 'dialog', name: 'Search' },
    },
  ],
};

export const accountMenu: SlotExamples<'account.menu'> = {
  slot: 'account.menu',
  provider: 'mfe-account',
  examples: [
    {
      name: 'a guest, in the bar',
      props: { layout: 'bar' },
      finds: { role: 'link', name: 'Sign in' },
    },
    {
      name: 'a guest, in the drawer',
      props: { layout: 'drawer' },
      finds: { role: 'link', name: 'Sign in' },
    },
  ],
};

export const megaMenu: SlotExamples<'catalog.mega-menu'> = {
  slot: 'catalog.mega-menu',
  provider: 'mfe-catalog',
  examples: (['panel', 'drawer'] as const).map((layout) => ({
    name: `a shop with a category, in the ${layout}`,
    props: { layout, onFollow: onClose },
    answers: {
      '/api/category': [{ id: 5, category_name: 'Power tools' }],
      '/api/brands': [{ id: 3, brand_name: 'Kraftig' }],
    },
    finds: { role: 'link', name: 'Power tools' },
  })),
};

export const inquiryDialog: SlotExamples<'content.inquiry-dialog'> = {
  slot: 'content.inquiry-dialog',
  provider: 'mfe-content',
  examples: [
    {
      name: 'an inquiry about a product',
      props: { open: true, onClose, prefill: { brand: 'Kraftig', product: 'Hammer drill' } },
      finds: { role: 'dialog', name: 'Send an inquiry' },
    },
    {
      name: 'an inquiry about nothing yet',
      props: { open: true, onClose, prefill: {} },
      finds: { role: 'dialog', name: 'Send an inquiry' },
    },
  ],
};

export const productsLoaded: FactExamples<'catalog:products-loaded'> = {
  fact: 'catalog:products-loaded',
  teller: 'mfe-catalog',
  examples: [
    { name: 'a list without products', fact: { items: [] } },
    {
      name: 'a product without a price or a picture',
      fact: {
        items: [
          {
            id: '12',
            product_name: 'Hammer drill',
            brand_name: 'Kraftig',
            category_name: '',
            description: '',
            price: null,
            in_stock: null,
            first_image: null,
          },
        ],
      },
    },
  ],
};

export const contentUnsent: SlotExamples<'content.unsent'> = {
  slot: 'content.unsent',
  provider: 'mfe-content',
  examples: [{ name: 'a browser in which nothing waits', props: {}, finds: null }],
};
