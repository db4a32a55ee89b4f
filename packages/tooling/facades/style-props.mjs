/**
 * Whether a styled element passes a property on to its tag. Emotion's own list of all attributes
 * weighs 1.2 KB of every first visit; here each style names the properties that are its own (the
 * lint rule `own-props-of-styles`), and all others are the tag's.
 * @param {string} name
 */
export default function isTags(name) {
  return name !== 'as' && name !== 'theme';
}
