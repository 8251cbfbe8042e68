/**
 * Takes the place of 'style-to-object' in the build (vite.config.ts), which reads style attributes: HTML in a text is never
 * rendered, so no element has one.
 */
// biome-ignore lint/style/noDefaultExport: the package that it stands for has one
export default () => {};
