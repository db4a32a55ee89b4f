export { default } from 'tooling/knip';
