/** The page of a draft. */
export const draftPath = ({ id }: { id: number }): string => `/staff/orders/drafts/${id}`;
