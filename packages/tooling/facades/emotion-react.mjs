// The names of emotion that the primitives and the remotes use; `@emotion/styled` needs the last
// two.
export {
  CacheProvider,
  css,
  Global,
  keyframes,
  ThemeContext,
  withEmotionCache,
} from '@real/emotion-react';
