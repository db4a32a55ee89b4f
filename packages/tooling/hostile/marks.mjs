/** What a hostile text tries to do; `%N%` becomes its number, so that a hit names it. */

/** Runs in the page: the page under test has a function of this name, which nobody may call. */
export const RUN = 'top.hit(%N%)';
/** A host that is not the shop's: nothing may be fetched from it. */
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
