/** The form's id, by which a button or a field beside it belongs to it. */
export const FORM_ID = 'checkout-form';

/** The id of the heading above what is ordered. */
export const ORDER_TITLE = 'order-title';
