/** The form's id, by which a button or a field beside it belongs to it. */
export const FORM_ID = 'checkout-form';
