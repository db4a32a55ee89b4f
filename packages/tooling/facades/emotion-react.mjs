// What the primitives and the remotes use of emotion.
export { CacheProvider, css, Global, keyframes } from '@real/emotion-react';
