/** The addresses in articles that lead nowhere, and what the desk does about them. */
export { useLinkChanges, useLinkReport } from './useLinkReport';
