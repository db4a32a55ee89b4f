/** What is in an element of a BMEcat: names without prefixes, texts in one language. */
import { innerText, type XmlElement } from '../files/xml-elements';

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

/** A path of names without prefixes. */
export const plainPath = (path: string) =>
  path.includes(':') ? path.split('.').map(plainName).join('.') : path;

/** The children with one of the names, in their order; version 2005 has other names than 1.2. */
export const all = (element: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && names.includes(plainName(child.name)),
  );

export const text = (element: XmlElement): string => innerText(element).trim();

const isEnglish = ({ attributes }: XmlElement) => /^en/i.test(attributes.lang ?? '');

/** The texts in English where some are, else in the language that the first has. */
function inOneLanguage(elements: XmlElement[]): XmlElement[] {
  const english = elements.filter(isEnglish);
  if (english.length > 0) return english;
  const [first] = elements;
  return elements.filter(({ attributes }) => attributes.lang === first?.attributes.lang);
}

/** The texts of the children with one of the names that have any. */
export const texts = (element: XmlElement | undefined, ...names: string[]): string[] =>
  inOneLanguage(all(element, ...names))
    .map(text)
    .filter((one) => one !== '');

/** The first of them. */
export const said = (element: XmlElement | undefined, ...names: string[]): string | undefined =>
  texts(element, ...names)[0];

/** The names of the children without prefixes. */
export const namesIn = (element: XmlElement | undefined): string[] =>
  (element?.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : [plainName(child.name)],
  );
