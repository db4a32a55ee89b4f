import type { ShopConfig } from 'shared-contracts/config';
import { formatDate } from 'shared-contracts/dates';
import type { Head } from 'shared-contracts/door';
import { paths, previewPicture } from 'shared-contracts/paths';
import type { Blog } from 'shared-contracts/wire/blog';
import { excerptOf } from './excerpt';

/** An article's head, with its structured data. */
export function articleHead(blog: Blog, config: ShopConfig): Head {
  const canonical = paths.blog(blog.id);
  const image = previewPicture(blog.image_path);
  const { iso } = formatDate(blog.created_at);
  const publisher = {
    '@type': 'Organization',
    '@id': `${config.origin}/#shop`,
    name: config.name,
    url: `${config.origin}/`,
  };
  const { text, cut } = excerptOf(blog.body);
  return {
    title: blog.title,
    description: cut ? `${text}…` : text,
    canonical,
    type: 'article',
    ...(image === null ? {} : { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: blog.title,
        mainEntityOfPage: `${config.origin}${canonical}`,
        author: publisher,
        publisher,
        ...(image === null ? {} : { image: `${config.origin}${image}` }),
        ...(iso === null ? {} : { datePublished: iso }),
      },
    ],
  };
}
