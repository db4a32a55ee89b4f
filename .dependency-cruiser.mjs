export { default } from 'tooling/dependency-cruiser';
