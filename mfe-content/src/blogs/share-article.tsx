import styled from '@emotion/styled';
import { paths } from 'shared-contracts/paths';
import type { Blog } from 'shared-contracts/wire/blog';
import { asButton, Button } from 'shared-ui/button';
import { copyLink } from 'shared-ui/copy-link';
import { useHost } from '../host';
import { shareWays } from './share-ways';

const Share = styled.section`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-line);

  h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  @media print {
    display: none;
  }
`;

const Way = styled.a(asButton('secondary', 'small'));

/** The buttons and links that share an article. */
export function ShareArticle({ blog }: { blog: Blog }) {
  const host = useHost();
  const url = `${host.config.origin}${paths.blog(blog.id)}`;

  return (
    <Share aria-labelledby="share-article">
      <h2 id="share-article">Share this article</h2>
      <ul>
        <li>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void copyLink(url).then((told) => host.notify(told))}
          >
            Copy link
          </Button>
        </li>
        {shareWays(blog.title, url).map(({ name, href }) => (
          <li key={name}>
            <Way
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener noreferrer"
            >
              {name}
            </Way>
          </li>
        ))}
      </ul>
    </Share>
  );
}
