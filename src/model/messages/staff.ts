export { admin } from './admin';
