import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths, pictureSources } from 'shared-contracts/paths';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { BlogDay } from './blog-day';
import type { Teaser } from './teaser';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  transition: border-color var(--speed-fast);

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-line-strong);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border-top: 1px solid var(--color-line);

  h2,
  h3 {
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  color: var(--color-text-muted);

  &[data-cut='true']::after {
    content: '…';
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  margin-top: auto;
  font-weight: var(--weight-strong);

  /* The whole card is the link's target, while the link's name is the title alone. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

type Props = {
  teaser: Teaser;
  /** 'h2' on a page of its own, 'h3' under a section's heading. */
  heading: 'h2' | 'h3';
  eager?: boolean | undefined;
  /** Whether its picture may be fetched. */
  near?: boolean | undefined;
};

/** An article in a list. */
export function BlogCard({ teaser, heading: Heading, eager, near }: Props) {
  return (
    <Card>
      <Picture
        sources={pictureSources(
          teaser.image,
          '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw',
        )}
        alt=""
        ratio="16 / 9"
        fit="cover"
        eager={eager}
        near={near}
      />
      <Words>
        <BlogDay createdAt={teaser.createdAt} />
        <Heading>{teaser.title}</Heading>
        {teaser.excerpt.text ? (
          <Text data-cut={teaser.excerpt.cut}>{teaser.excerpt.text}</Text>
        ) : null}
        <More to={paths.blog(teaser.id)} aria-label={`Read Full Article: ${teaser.title}`}>
          Read Full Article <Icon icon={icons.arrowRight} />
        </More>
      </Words>
    </Card>
  );
}
