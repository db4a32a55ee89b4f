import type { Page } from './clerk';

/** The fields of a page's form, as a browser would send them untouched. */
export function fieldsIn({ text }: Page, path: string): Record<string, string> {
  const from = text.indexOf(`action="${path}"`);
  const form = text.slice(from, text.indexOf('</form>', from));
  const unescaped = (value: string) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /\sname="(?:\d+\.)?([^"]+)"/.exec(tag)?.[1];
    const ticked = !tag.includes('type="checkbox"') || /\schecked/.test(tag);
    if (
      name === undefined ||
      ['at', 'was'].includes(name) ||
      tag.includes('type="file"') ||
      !ticked
    )
      continue;
    fields[name] = unescaped(/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  for (const [, name = '', value = ''] of form.matchAll(
    /<textarea[^>]*\sname="(?:\d+\.)?([^"]+)"[^>]*>\n?([^<]*)</g,
  )) {
    fields[name] = unescaped(value);
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select[^>]*\sname="(?:\d+\.)?([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    fields[name] = /value="([^"]*)"\s+selected/.exec(options)?.[1] ?? '';
  }
  return fields;
}
