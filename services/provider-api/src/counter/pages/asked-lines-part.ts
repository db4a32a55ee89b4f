import { html } from 'hono/html';
import type { AskedLine, WholeQuotation } from '../../domain/quotations/read-quotation';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/parts/html';
import { postForm } from 'back-office/parts/post-form';
import { table } from 'back-office/parts/table';

type Shown = { quotation: WholeQuotation; tokenFor: (path: string) => string };

const isOffered = ({ lines }: WholeQuotation, { id }: AskedLine) =>
  lines.some(({ askedLineId }) => askedLineId === id);

/** What can be done with a line that nobody has answered. */
function answers({ quotation, tokenFor }: Shown, line: AskedLine): Html {
  const at = `/staff/quotations/${quotation.number}`;
  // The search finds a variant by its id.
  const q = line.variantId === null ? line.text.slice(0, 100) : String(line.variantId);
  const about = html`<span class="hidden">${line.text}</span>`;
  const mark = (to: 'none' | 'open', words: string) =>
    postForm(
      tokenFor,
      `${at}/asked/${line.id}`,
      html`<input type="hidden" name="to" value="${to}" /><button>${words} ${about}</button>`,
    );
  if (line.notOffered) return html`${mark('open', 'Can be offered after all')}`;
  return html`<a class="button" href="${addressWith(at, { q, asked: line.id })}#add"
      >Find in the catalogue ${about}</a
    >
    ${mark('none', 'Cannot be offered')}`;
}

/** What the customer asked for, and how it is answered; nothing where staff made the quotation. */
export function askedLinesPart(shown: Shown): Html {
  const { quotation } = shown;
  if (quotation.asked.length === 0) return html``;
  const isDraft = quotation.status === 'Draft';
  const answerTo = (line: AskedLine) => {
    if (isOffered(quotation, line)) return 'Offered';
    if (quotation.status === 'Requested') return 'Not answered yet';
    if (!isDraft) return 'Cannot be offered';
    return answers(shown, line);
  };
  return html`<section aria-labelledby="asked">
    <h2 id="asked">Asked for</h2>
    ${table(
      'Asked for',
      ['What', 'Units', 'Answer'],
      quotation.asked.map((line) => [
        { of: line.text },
        { of: line.quantity, number: true },
        {
          of: html`${isDraft && line.notOffered ? html`<p>Cannot be offered</p>` : ''}
            <div class="amounts">${answerTo(line)}</div>`,
        },
      ]),
    )}
  </section>`;
}
