export { default } from 'tooling/prettier';
