import { escapeMarkup } from './escape-markup';

/** How a product is used, for 'Usage' on the product page. All texts here are plain text. */
export type Useage = {
  steps: readonly string[];
  warning: string;
  /** The first row is the head. */
  table?: { title: string; rows: readonly (readonly string[])[] };
};

function row(cells: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`;
}

/** The useage as simple HTML: an ordered list, a warning and, where there is one, a table. */
export function useageHtml({ steps, warning, table }: Useage): string {
  const list = steps.map((step) => `<li>${escapeMarkup(step)}</li>`).join('');
  const parts = [
    `<h3>How to use</h3><ol>${list}</ol>`,
    `<p><strong>Warning:</strong> ${escapeMarkup(warning)}</p>`,
  ];
  const [head, ...body] = table?.rows ?? [];
  if (table !== undefined && head !== undefined) {
    parts.push(
      `<h3>${escapeMarkup(table.title)}</h3><table><thead>${row(head, 'th')}</thead>` +
        `<tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
    );
  }
  return parts.join('');
}
