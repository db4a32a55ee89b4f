export type ShareWay = { name: string; href: string };

/**
 * The sites where an article can be shared by a plain link. Nothing is loaded from them, and they
 * learn of a shopper only when the shopper follows the link.
 * @param url the article's absolute address
 */
export function shareWays(title: string, url: string): ShareWay[] {
  const encoded = encodeURIComponent;
  return [
    { name: 'Mail', href: `mailto:?subject=${encoded(title)}&body=${encoded(url)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}` },
    { name: 'Viber', href: `viber://forward?text=${encoded(`${title} ${url}`)}` },
  ];
}
