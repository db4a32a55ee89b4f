/** The effects that hostile texts try to have; `%N%` becomes the text's number, to identify it. */

/** A script that calls a function of the page under test, which no text may manage to call. */
export const RUN = 'top.hit(%N%)';
/** Another host, from which nothing may be fetched. */
export const ELSEWHERE = 'elsewhere.example';
export const AWAY = `https://${ELSEWHERE}/%N%`;

/**
 * Each of `left` with each of `right`.
 * @template Left, Right
 * @param {readonly Left[]} left
 * @param {readonly Right[]} right
 * @param {(left: Left, right: Right) => string} made
 */
export const pairs = (left, right, made) =>
  left.flatMap((one) => right.map((other) => made(one, other)));
