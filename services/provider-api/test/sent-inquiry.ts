/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
import type { TestShop } from './shop';

/** Sends an inquiry as a shopper does. @returns its reference */
export async function sendInquiry(shop: TestShop, email: string, more = {}): Promise<string> {
  const sent = await shop.post('/api/utilities/inquiries/send', {
    name: 'Perpetua Reyes',
    mobileNumber: '0918 123 4567',
    email,
    company: 'Reyes Works',
    inquiry: 'Do you have forty grinders?',
    ...more,
  });
  if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent.json)}`);
  return sent.json.data.reference as string;
}
