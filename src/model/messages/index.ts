/**
 * Every sentence that users read, by screen. Strings quoted in the specification are verbatim; the rest follows its
 * neutral Spanish. One file per group in messages/; this is the only entry. A namespace and not an object, so that the
 * bundler takes to each page only the groups it shows.
 */
export * as messages from './visitors';
