import { escapeToBuffer } from 'hono/utils/html';

/** Text for the content and the attribute values of HTML and XML. */
export function escapeMarkup(text: string): string {
  const escaped = [''];
  escapeToBuffer(text, escaped);
  return escaped.join('');
}
