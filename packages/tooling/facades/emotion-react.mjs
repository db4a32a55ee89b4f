// What the primitives and the remotes use of emotion; the last two are for `@emotion/styled`.
export {
  CacheProvider,
  css,
  Global,
  keyframes,
  ThemeContext,
  withEmotionCache,
} from '@real/emotion-react';
