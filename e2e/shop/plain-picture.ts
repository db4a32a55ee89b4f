/**
 * As large and as square as the drawings that it stands for. Their light and shadow take an eighth of a
 * journey's processor time, and no test looks at them.
 */
export const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600" width="800" height="800"><path fill="#888" d="M200 200h1200v1200H200z"/></svg>';
