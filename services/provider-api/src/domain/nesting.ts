import { Parser } from 'htmlparser2';

/** Deeper markup is of no page; what reads it takes a time that grows with the square of the depth. */
const DEPTH_MOST = 200;

export const TOO_DEEP = `has tags nested more than ${DEPTH_MOST} deep`;

/** Whether HTML is nested no deeper than a page's, so that a sanitiser can read it. */
export function isShallow(html: string): boolean {
  let depth = 0;
  let isDeep = false;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth <= DEPTH_MOST) return;
      isDeep = true;
      parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return !isDeep;
}
