// The packages bring no types: what is used of them.
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** CSL-JSON of a text; throws where it is not of the type. */
      chain: (text: string, options: { forceType: string; generateGraph: boolean }) => unknown;
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
