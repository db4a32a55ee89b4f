export type ShareWay = { name: string; href: string };

/**
 * Where an article can be passed on by a plain link: nothing of theirs is loaded, and they learn
 * of it only from one who follows it.
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
